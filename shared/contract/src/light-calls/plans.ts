// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/plans/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const insurance: Light<typeof full.insurance> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Plans/insurance', access: 'anyone' });
export const keptInsurance: Light<typeof full.keptInsurance> = { read: /* @__PURE__ */ clientCall({ method: 'GET', path: '/Plans/insurance/kept', access: 'person' }), save: /* @__PURE__ */ clientCall({ method: 'POST', path: '/Plans/insurance/kept', access: 'person' }) };
export const keptMedicalAid: Light<typeof full.keptMedicalAid> = { read: /* @__PURE__ */ clientCall({ method: 'GET', path: '/Plans/medical-aid/kept', access: 'person' }), save: /* @__PURE__ */ clientCall({ method: 'POST', path: '/Plans/medical-aid/kept', access: 'person' }) };
export const medicalAid: Light<typeof full.medicalAid> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Plans/medical-aid', access: 'anyone' });
export const plansFile: Light<typeof full.plansFile> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Plans/csv', access: 'may wealth.taxYears.write', upload: { field: 'File', largest: 10485760 }, idempotencyKey: true, timeout: 120000 });
