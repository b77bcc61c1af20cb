// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/analytics/index.ts';
import type { Light } from '../light-call.ts';

export const events: Light<typeof full.events> = { method: 'POST', path: '/Analytics/events', access: 'person' };
