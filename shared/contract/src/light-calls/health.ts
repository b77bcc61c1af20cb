// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/health/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const health: Light<typeof full.health> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/health', access: 'anyone' });
