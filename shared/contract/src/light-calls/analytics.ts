// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/analytics/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const advertClicks: Light<typeof full.advertClicks> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Analytics/advert-clicks', access: 'may banner.banners.read' });
export const advertClicksFile: Light<typeof full.advertClicksFile> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Analytics/advert-clicks-file', access: 'may banner.banners.read', blob: true, timeout: 60000 });
export const events: Light<typeof full.events> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Analytics/events', access: 'person' });
