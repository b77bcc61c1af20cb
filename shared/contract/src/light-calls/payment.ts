// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/payment/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const confirmEft: Light<typeof full.confirmEft> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Payment/eft/{id}/confirm', access: 'may shop.payments.write' });
export const payfastNotify: Light<typeof full.payfastNotify> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Payment/payfast/notify', access: 'webhook' });
export const read: Light<typeof full.read> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Payment/{id}', access: 'person' });
export const simulate: Light<typeof full.simulate> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Payment/simulator/{id}', access: 'person' });
export const simulatorNotify: Light<typeof full.simulatorNotify> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Payment/simulator-notify', access: 'webhook' });
