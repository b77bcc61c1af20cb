// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/organisation/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const acceptInvitation: Light<typeof full.acceptInvitation> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/accept-invitation', access: 'person' });
export const addRoomDocument: Light<typeof full.addRoomDocument> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/documents', access: 'may organisation.structures.write', upload: { field: 'File', largest: 26214400 }, idempotencyKey: true });
export const changeRemote: Light<typeof full.changeRemote> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/organizational-structure/{guid}/remotes/{name}', access: 'may organisation.structures.write' });
export const invitation: Light<typeof full.invitation> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/invitation', access: 'person' });
export const invite: Light<typeof full.invite> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/invitations', access: 'may organisation.members.write', idempotencyKey: true });
export const inviteByFile: Light<typeof full.inviteByFile> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/invitations/csv', access: 'may organisation.members.write', upload: { field: 'File', largest: 1048576 }, idempotencyKey: true, timeout: 300000 });
export const members: Light<typeof full.members> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/members/search', access: 'may organisation.members.read' });
export const organisation: Light<typeof full.organisation> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/organizational-structure/{guid}', access: 'anyone' });
export const remotes: Light<typeof full.remotes> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/organizational-structure/{guid}/remotes', access: 'may organisation.structures.read' });
export const removeRoomDocument: Light<typeof full.removeRoomDocument> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/organizational-structure/{guid}/documents/{documentId}', access: 'may organisation.structures.write' });
export const room: Light<typeof full.room> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/employer-room', access: 'person' });
export const roomDocumentFile: Light<typeof full.roomDocumentFile> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/employer-room/documents/{documentId}', access: 'person', blob: true });
export const roomDocuments: Light<typeof full.roomDocuments> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/organizational-structure/{guid}/documents', access: 'may organisation.structures.read' });
export const structures: Light<typeof full.structures> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/organizational-structures', access: 'may organisation.structures.read' });
export const types: Light<typeof full.types> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/organization-types', access: 'may organisation.structures.read' });
export const withdrawInvitation: Light<typeof full.withdrawInvitation> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/organizational-structure/{guid}/invitations/{id}', access: 'may organisation.members.write' });
