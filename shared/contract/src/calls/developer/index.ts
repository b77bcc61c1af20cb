import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LOOPBACK_ORIGIN } from '../../loopback.ts';
import { may } from '../../permissions/permission.ts';

/**
 * Signs that an administrator confirmed it, and sets the cookie that makes the page take one remote from the
 * developer's own machine. The cookie lasts as long as the browser is open, at most a day, and counts only while the
 * session that it was signed in goes on.
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

/** Open to anyone: it only clears a cookie of the browser that asks, whose administrator may have signed out since. */
export const endOverride = call({
  method: 'DELETE',
  path: '/Developer/remote-override',
  access: 'anyone',
  summary: "Lets this browser take every remote from its release again, by clearing the override's cookie.",
  value: z.literal(true),
});
