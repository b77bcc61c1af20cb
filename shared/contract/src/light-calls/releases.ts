// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/releases/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const back: Light<typeof full.back> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Releases/{remote}/back', access: 'machine' });
export const list: Light<typeof full.list> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Releases', access: 'machine' });
export const makeLive: Light<typeof full.makeLive> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Releases/{remote}/live', access: 'machine' });
export const publish: Light<typeof full.publish> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Releases/{remote}', access: 'machine', timeout: 300000 });
export const sourceMap: Light<typeof full.sourceMap> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Releases/{remote}/{version}/maps/{file}', access: 'machine', blob: true });
export const withdraw: Light<typeof full.withdraw> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Releases/{remote}/withdraw', access: 'machine' });
