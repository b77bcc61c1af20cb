// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/factor/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const addPasskey: Light<typeof full.addPasskey> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/second-factor/passkey', access: 'person' });
export const beginPasskey: Light<typeof full.beginPasskey> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/second-factor/passkey', access: 'person' });
export const beginTotp: Light<typeof full.beginTotp> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/second-factor/app', access: 'person' });
export const challengePasskey: Light<typeof full.challengePasskey> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/second-factor/challenge', access: 'person' });
export const confirmTotp: Light<typeof full.confirmTotp> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/second-factor/app', access: 'person' });
export const giveFactor: Light<typeof full.giveFactor> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/second-factor', access: 'person' });
export const givePasskey: Light<typeof full.givePasskey> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/second-factor', access: 'person' });
export const mailEnrolment: Light<typeof full.mailEnrolment> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/second-factor/link', access: 'person' });
export const openEnrolment: Light<typeof full.openEnrolment> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/second-factor/link', access: 'person' });
export const removeOwnFactor: Light<typeof full.removeOwnFactor> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/second-factor/{id}', access: 'person' });
export const renameFactor: Light<typeof full.renameFactor> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/second-factor/{id}', access: 'person' });
export const renewRecoveryCodes: Light<typeof full.renewRecoveryCodes> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/second-factor/recovery-codes', access: 'person' });
export const secondFactor: Light<typeof full.secondFactor> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/second-factor', access: 'person' });
