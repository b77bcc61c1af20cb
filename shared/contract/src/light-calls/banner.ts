// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/banner/index.ts';
import type { Light } from '../light-call.ts';

export const advertisement: Light<typeof full.advertisement> = { method: 'GET', path: '/Banner/banner-advertisement', access: 'person', blob: true };
export const advertisementByType: Light<typeof full.advertisementByType> = { method: 'GET', path: '/Banner/banner-advertisement-by-type/{type}', access: 'person' };
export const all: Light<typeof full.all> = { method: 'GET', path: '/Banner/All', access: 'person' };
export const callToActions: Light<typeof full.callToActions> = { method: 'GET', path: '/Banner/get-call-to-actions', access: 'person' };
export const categories: Light<typeof full.categories> = { method: 'GET', path: '/Banner/get-categories', access: 'person' };
export const childCategories: Light<typeof full.childCategories> = { method: 'GET', path: '/Banner/get-child-categories', access: 'person' };
export const types: Light<typeof full.types> = { method: 'GET', path: '/Banner/banner-types', access: 'person' };
