// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/lists/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const addView: Light<typeof full.addView> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Lists/{list}/views', access: 'person', idempotencyKey: true });
export const changeView: Light<typeof full.changeView> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Lists/{list}/views/{id}', access: 'person' });
export const choose: Light<typeof full.choose> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Lists/{list}', access: 'person' });
export const read: Light<typeof full.read> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Lists/{list}', access: 'person' });
export const removeView: Light<typeof full.removeView> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Lists/{list}/views/{id}', access: 'person' });
