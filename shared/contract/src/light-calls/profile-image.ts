// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/profile-image/index.ts';
import type { Light } from '../light-call.ts';

export const read: Light<typeof full.read> = { method: 'GET', path: '/Document/profile-image', access: 'person', blob: true };
export const remove: Light<typeof full.remove> = { method: 'DELETE', path: '/Document/profile-image', access: 'person' };
export const save: Light<typeof full.save> = { method: 'PUT', path: '/Document/profile-image', access: 'person', upload: { field: 'file', largest: 10485760 } };
