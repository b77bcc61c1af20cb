// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/consents/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const consents: Light<typeof full.consents> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/consents', access: 'person' });
export const saveConsents: Light<typeof full.saveConsents> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/consents', access: 'person' });
