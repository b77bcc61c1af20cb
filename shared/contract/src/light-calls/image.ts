// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/image/index.ts';
import type { Light } from '../light-call.ts';

export const file: Light<typeof full.file> = { method: 'GET', path: '/Image/file/{type}/{id}/{quality}/{device}.webp', access: 'anyone', blob: true };
export const images: Light<typeof full.images> = { method: 'GET', path: '/Image/image/{type}/{quality}', access: 'anyone' };
export const imagesForDevice: Light<typeof full.imagesForDevice> = { method: 'GET', path: '/Image/image/{type}/{quality}/{device}', access: 'anyone' };
