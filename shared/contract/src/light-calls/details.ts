// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/details/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const banking: Light<typeof full.banking> = { bulk: /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/bulk-banking-details', access: 'person' }), create: /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/banking-details', access: 'person', idempotencyKey: true }), list: /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/banking-details', access: 'person' }), remove: /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/banking-details', access: 'person' }), update: /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/banking-details', access: 'person' }) };
export const biographicalDetails: Light<typeof full.biographicalDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/get-biographical-details', access: 'person' });
export const contactDetails: Light<typeof full.contactDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/get-contact-details', access: 'person' });
export const nextOfKin: Light<typeof full.nextOfKin> = { bulk: /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/bulk-next-of-kin-details', access: 'person' }), create: /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/add-next-of-kin-details', access: 'person', idempotencyKey: true }), list: /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/get-next-of-kin-details', access: 'person' }), remove: /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/next-of-kin-details', access: 'person' }), update: /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/update-next-of-kin-details', access: 'person' }) };
export const passportAndPermitDetails: Light<typeof full.passportAndPermitDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/get-passport-and-permit-details', access: 'person' });
export const taxDetails: Light<typeof full.taxDetails> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/get-tax-details', access: 'person' });
export const updateBiographicalDetails: Light<typeof full.updateBiographicalDetails> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/update-biographical-details', access: 'person' });
export const updateContactDetails: Light<typeof full.updateContactDetails> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/update-contact-details', access: 'person' });
export const updatePassportAndPermitDetails: Light<typeof full.updatePassportAndPermitDetails> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/update-passport-and-permit-details', access: 'person' });
export const updateTaxDetails: Light<typeof full.updateTaxDetails> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/update-tax-details', access: 'person' });
