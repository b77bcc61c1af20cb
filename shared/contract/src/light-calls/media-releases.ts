// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/media-releases/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const list: Light<typeof full.list> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/MediaReleases/releases', access: 'anyone' });
export const makePreviewLink: Light<typeof full.makePreviewLink> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/MediaReleases/preview-link/{id}', access: 'may site.mediaReleases.write' });
export const preview: Light<typeof full.preview> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/MediaReleases/preview', access: 'anyone' });
export const read: Light<typeof full.read> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/MediaReleases/release/{slug}', access: 'anyone' });
export const readPreviewLink: Light<typeof full.readPreviewLink> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/MediaReleases/preview-link/{id}', access: 'may site.mediaReleases.read' });
export const withdrawPreviewLink: Light<typeof full.withdrawPreviewLink> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/MediaReleases/preview-link/{id}', access: 'may site.mediaReleases.write' });
