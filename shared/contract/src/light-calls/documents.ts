// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/documents/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const documentsPerFolder: Light<typeof full.documentsPerFolder> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Document/documents-per-folder/{folderId}', access: 'person' });
export const emptyTrash: Light<typeof full.emptyTrash> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Document/trash', access: 'person' });
export const file: Light<typeof full.file> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Document', access: 'person', blob: true });
export const folder: Light<typeof full.folder> = { create: /* @__PURE__ */ clientCall({ method: 'POST', path: '/Document/folders', access: 'person' }), remove: /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Document/folders/{folderId}', access: 'person' }), rename: /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Document/folders/{folderId}', access: 'person' }) };
export const folders: Light<typeof full.folders> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Document/folders', access: 'person' });
export const foldersWithin: Light<typeof full.foldersWithin> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Document/folders/{parentId}', access: 'person' });
export const move: Light<typeof full.move> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Document/folder-id/{fileId}', access: 'person' });
export const quota: Light<typeof full.quota> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Document/quota', access: 'person' });
export const remove: Light<typeof full.remove> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Document', access: 'person' });
export const removeForGood: Light<typeof full.removeForGood> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Document/trash/{id}', access: 'person' });
export const removeSeveral: Light<typeof full.removeSeveral> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Document/bulk-documents', access: 'person' });
export const rename: Light<typeof full.rename> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Document/rename/{id}', access: 'person' });
export const restore: Light<typeof full.restore> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Document/restore/{id}', access: 'person' });
export const setExpiry: Light<typeof full.setExpiry> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Document/expiry/{id}', access: 'person' });
export const thumbnail: Light<typeof full.thumbnail> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Document/thumbnail/{id}', access: 'person', blob: true });
export const trash: Light<typeof full.trash> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Document/trash', access: 'person' });
export const upload: Light<typeof full.upload> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Document', access: 'person', upload: { field: 'File', largest: 26214400 }, idempotencyKey: true });
