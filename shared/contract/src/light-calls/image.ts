// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/image/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const file: Light<typeof full.file> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Image/file/{type}/{id}/{quality}/{device}.webp', access: 'anyone', blob: true });
export const fileForMail: Light<typeof full.fileForMail> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Image/file/{type}/{id}/{quality}/{device}.png', access: 'anyone', blob: true });
export const imageCount: Light<typeof full.imageCount> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Image/count/{type}', access: 'anyone' });
export const images: Light<typeof full.images> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Image/image/{type}/{quality}', access: 'anyone' });
export const imagesForDevice: Light<typeof full.imagesForDevice> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Image/image/{type}/{quality}/{device}', access: 'anyone' });
