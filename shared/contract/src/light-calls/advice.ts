// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/advice/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const adviceRequest: Light<typeof full.adviceRequest> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/advice-request', access: 'person', idempotencyKey: true });
