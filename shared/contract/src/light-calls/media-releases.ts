// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/media-releases/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const list: Light<typeof full.list> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/MediaReleases/releases', access: 'anyone' });
export const read: Light<typeof full.read> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/MediaReleases/release/{slug}', access: 'anyone' });
