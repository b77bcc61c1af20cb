// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/analytics/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const events: Light<typeof full.events> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Analytics/events', access: 'person' });
