// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/personal-data/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const deleteAccount: Light<typeof full.deleteAccount> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/account', access: 'person' });
export const downloadExport: Light<typeof full.downloadExport> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/export/download', access: 'anyone', blob: true });
export const exportLink: Light<typeof full.exportLink> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/export-link', access: 'anyone' });
export const exportState: Light<typeof full.exportState> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/export', access: 'person' });
export const requestExport: Light<typeof full.requestExport> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/export', access: 'person' });
