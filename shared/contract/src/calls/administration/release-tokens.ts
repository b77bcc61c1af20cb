import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { LONGEST_RELEASE_TOKEN } from './longest-release-token.ts';
import { remoteName } from './remote-name.ts';
import { oneLine, storableText } from '../../rules/text.ts';

const token = z.object({
  /** No secret: `pr_<id>_…` is how the token begins. */
  id: z.string(),
  remote: z.string(),
  name: z.string(),
  /** ISO 8601, as the times below. */
  madeAt: z.string(),
  /** Name of its maker; null for an account that is gone. */
  by: z.nullable(z.string()),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type ReleaseToken = z.output<typeof token>;

const path = '/Administration/release-tokens';

export const releaseTokens = call({
  method: 'GET',
  path,
  access: may('site.remotes.read'),
  summary: 'The tokens that machines publish releases with, without their secrets.',
  value: z.array(token),
});

export const makeReleaseToken = call({
  method: 'POST',
  path,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary:
    'Makes a token that publishes releases of one remote, and nothing else. It is answered once: only its hash is kept. 409 where the remote has two already.',
  body: z.strictObject({
    remote: remoteName,
    name: z
      .string('Please name the machine that uses it')
      .check(
        oneLine(),
        z.trim(),
        z.minLength(1, 'Please name the machine that uses it'),
        ...storableText(100),
      ),
    days: z
      .int('Please give a whole number of days')
      .check(
        z.minimum(1, 'Please give at least one day'),
        z.maximum(LONGEST_RELEASE_TOKEN, `Please give at most ${LONGEST_RELEASE_TOKEN} days`),
      ),
  }),
  value: z.object({ token: z.string(), id: z.string() }),
});

export const revokeReleaseToken = call({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary: 'Ends a token for releases at once.',
  params: z.strictObject({ id: z.string().check(z.regex(/^[\da-f]{16}$/)) }),
  value: z.literal(true),
});
