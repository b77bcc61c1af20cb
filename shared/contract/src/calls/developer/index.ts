import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LOOPBACK_ORIGIN } from '../../loopback.ts';

/** Signs that an administrator confirmed it; the page then takes one remote from the developer's own machine. */
export const overrideRemote = call({
  method: 'POST',
  path: '/Developer/remote-override',
  access: 'administrator',
  summary: "Lets this browser take one remote from a build on the developer's own machine.",
  body: z.strictObject({
    name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'Name a remote')),
    address: z.string().check(z.regex(LOOPBACK_ORIGIN, 'Only an address of your own machine can be used')),
  }),
  /** For the cookie; it lasts as long as the browser is open, and at most a day. */
  value: z.object({ token: z.string() }),
});
