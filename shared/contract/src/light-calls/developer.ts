// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/developer/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const endOverride: Light<typeof full.endOverride> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Developer/remote-override', access: 'anyone' });
export const overrideRemote: Light<typeof full.overrideRemote> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Developer/remote-override', access: 'may site.remotes.write' });
