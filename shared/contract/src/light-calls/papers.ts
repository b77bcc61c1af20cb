// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/papers/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const addBatch: Light<typeof full.addBatch> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/papers', access: 'may organisation.members.write', idempotencyKey: true });
export const addPaper: Light<typeof full.addPaper> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/papers/{batchId}/files', access: 'may organisation.members.write', upload: { field: 'File', largest: 26214400 }, idempotencyKey: true });
export const batchById: Light<typeof full.batchById> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/organizational-structure/{guid}/papers/{batchId}', access: 'may organisation.members.read' });
export const batches: Light<typeof full.batches> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/organizational-structure/{guid}/papers', access: 'may organisation.members.read' });
export const choosePerson: Light<typeof full.choosePerson> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Account/organizational-structure/{guid}/papers/{batchId}/files/{paperId}/person', access: 'may organisation.members.write' });
export const handOver: Light<typeof full.handOver> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/papers/{batchId}/hand-over', access: 'may organisation.members.write' });
export const leavePaperOut: Light<typeof full.leavePaperOut> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/organizational-structure/{guid}/papers/{batchId}/files/{paperId}', access: 'may organisation.members.write' });
export const paperFile: Light<typeof full.paperFile> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/organizational-structure/{guid}/papers/{batchId}/files/{paperId}/content', access: 'may organisation.members.read', blob: true });
export const papersOfBatch: Light<typeof full.papersOfBatch> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/organizational-structure/{guid}/papers/{batchId}/files', access: 'may organisation.members.read' });
export const readPaper: Light<typeof full.readPaper> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/papers/{paperId}/read', access: 'person' });
export const receivedPaperFile: Light<typeof full.receivedPaperFile> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/papers/{paperId}/content', access: 'person', blob: true });
export const receivedPapers: Light<typeof full.receivedPapers> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/papers', access: 'person' });
export const removeBatch: Light<typeof full.removeBatch> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Account/organizational-structure/{guid}/papers/{batchId}', access: 'may organisation.members.write' });
export const replacePaper: Light<typeof full.replacePaper> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/papers/{batchId}/files/{paperId}', access: 'may organisation.members.write', upload: { field: 'File', largest: 26214400 }, idempotencyKey: true });
export const stopHandOver: Light<typeof full.stopHandOver> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/papers/{batchId}/stop', access: 'may organisation.members.write' });
export const todayPapers: Light<typeof full.todayPapers> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Account/today-papers', access: 'person' });
export const withdrawBatch: Light<typeof full.withdrawBatch> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/papers/{batchId}/withdraw', access: 'may organisation.members.write' });
export const withdrawPaper: Light<typeof full.withdrawPaper> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Account/organizational-structure/{guid}/papers/{batchId}/files/{paperId}/withdraw', access: 'may organisation.members.write' });
