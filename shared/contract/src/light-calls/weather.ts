// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/weather/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const current: Light<typeof full.current> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Weather/current', access: 'anyone' });
export const forecast: Light<typeof full.forecast> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Weather/forecast', access: 'anyone' });
