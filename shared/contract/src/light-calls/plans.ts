// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/plans/index.ts';
import type { Light } from '../light-call.ts';

export const insurance: Light<typeof full.insurance> = { method: 'GET', path: '/Plans/insurance', access: 'anyone' };
export const medicalAid: Light<typeof full.medicalAid> = { method: 'GET', path: '/Plans/medical-aid', access: 'anyone' };
