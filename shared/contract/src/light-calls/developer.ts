// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/developer/index.ts';
import type { Light } from '../light-call.ts';

export const endOverride: Light<typeof full.endOverride> = { method: 'DELETE', path: '/Developer/remote-override', access: 'anyone' };
export const overrideRemote: Light<typeof full.overrideRemote> = { method: 'POST', path: '/Developer/remote-override', access: 'administrator' };
