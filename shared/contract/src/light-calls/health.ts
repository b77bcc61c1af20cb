// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/health/index.ts';
import type { Light } from '../light-call.ts';

export const health: Light<typeof full.health> = { method: 'GET', path: '/health', access: 'anyone' };
