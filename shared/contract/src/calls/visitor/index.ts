import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

/**
 * Signs a cookie by which pages know which releases of a rollout are this browser's: a random id, and for a signed-in
 * person the organisation of the profile in use. Pages cannot know who asks for them, because sessions are in the
 * browser's storage.
 */
export const joinRollouts = call({
  method: 'POST',
  path: '/Visitor/rollouts',
  saves: false,
  access: 'anyone',
  knowsPerson: true,
  limit: 'browse',
  summary:
    'Lets pages of this browser have the releases that are given to some before others, by a cookie. Without effect while no release is.',
  /** True if the cookie was set. */
  value: z.boolean(),
});

export const tester = call({
  method: 'GET',
  path: '/Visitor/tester',
  access: may('site.remotes.read'),
  summary: 'Tells if this browser shows releases that are given to testers.',
  value: z.object({ isTester: z.boolean() }),
});

export const testReleases = call({
  method: 'POST',
  path: '/Visitor/tester',
  saves: false,
  access: may('site.remotes.read'),
  summary:
    'Shows releases that are given to testers in this browser, or stops it. It ends with signing out as well.',
  body: z.strictObject({ isTester: z.boolean() }),
  value: z.literal(true),
});
