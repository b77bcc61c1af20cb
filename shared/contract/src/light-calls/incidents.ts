// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/incidents/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const people: Light<typeof full.people> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Incidents/people', access: 'may site.incidents.write' });
export const peopleFile: Light<typeof full.peopleFile> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Incidents/people-file', access: 'may site.incidents.write', blob: true, timeout: 300000 });
export const staff: Light<typeof full.staff> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Incidents/staff', access: 'may site.incidents.write' });
