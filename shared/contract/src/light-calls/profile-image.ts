// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/profile-image/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const read: Light<typeof full.read> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Document/profile-image', access: 'person', blob: true });
export const remove: Light<typeof full.remove> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Document/profile-image', access: 'person' });
export const save: Light<typeof full.save> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Document/profile-image', access: 'person', upload: { field: 'file', largest: 10485760 }, idempotencyKey: true });
