// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/weather/index.ts';
import type { Light } from '../light-call.ts';

export const current: Light<typeof full.current> = { method: 'POST', path: '/Weather/current', access: 'anyone' };
export const forecast: Light<typeof full.forecast> = { method: 'POST', path: '/Weather/forecast', access: 'anyone' };
