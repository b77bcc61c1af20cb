import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LOOPBACK_ORIGIN } from '../../loopback.ts';
import { may } from '../../permissions/permission.ts';

/**
 * Signs an administrator's confirmation as a cookie that makes pages load one remote from the developer's own machine.
 * It lasts until the browser closes, at most a day, and only while the session does.
 */
export const overrideRemote = call({
  method: 'POST',
  path: '/Developer/remote-override',
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary: "Lets this browser take one remote from a build on the developer's own machine.",
  body: z.strictObject({
    name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'Name a remote')),
    address: z.string().check(z.regex(LOOPBACK_ORIGIN, 'Only an address of your own machine can be used')),
  }),
  value: z.literal(true),
});

/** Open to anyone: it only clears a cookie, and the administrator may have signed out since. */
export const endOverride = call({
  method: 'DELETE',
  path: '/Developer/remote-override',
  access: 'anyone',
  summary: "Lets this browser take every remote from its release again, by clearing the override's cookie.",
  value: z.literal(true),
});
