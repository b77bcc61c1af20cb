// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/banner/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const advertisement: Light<typeof full.advertisement> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Banner/banner-advertisement', access: 'person', blob: true });
export const advertisementByType: Light<typeof full.advertisementByType> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Banner/banner-advertisement-by-type/{type}', access: 'person' });
export const all: Light<typeof full.all> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Banner/All', access: 'person' });
export const callToActions: Light<typeof full.callToActions> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Banner/get-call-to-actions', access: 'person' });
export const categories: Light<typeof full.categories> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Banner/get-categories', access: 'person' });
export const childCategories: Light<typeof full.childCategories> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Banner/get-child-categories', access: 'person' });
export const types: Light<typeof full.types> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Banner/banner-types', access: 'person' });
