// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/health/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const health: Light<typeof full.health> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/health', access: 'anyone' });
export const live: Light<typeof full.live> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/health/live', access: 'anyone' });
export const ready: Light<typeof full.ready> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/health/ready', access: 'anyone' });
