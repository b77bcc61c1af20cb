// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/contact/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const challenge: Light<typeof full.challenge> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Contact/challenge', access: 'anyone' });
export const write: Light<typeof full.write> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Contact/messages', access: 'anyone' });
