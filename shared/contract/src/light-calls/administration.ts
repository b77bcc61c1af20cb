// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/administration/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const audit: Light<typeof full.audit> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/audit', access: 'may site.operations.read' });
export const auditActors: Light<typeof full.auditActors> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/audit-actors', access: 'may site.operations.read' });
export const auditEntry: Light<typeof full.auditEntry> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/audit/{id}', access: 'may site.operations.read' });
export const auditFile: Light<typeof full.auditFile> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/audit-file', access: 'may site.operations.read', blob: true, timeout: 300000 });
export const failedJobs: Light<typeof full.failedJobs> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/failed-jobs', access: 'may site.operations.read' });
export const failedMessages: Light<typeof full.failedMessages> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/messages/failed', access: 'may site.operations.read' });
export const find: Light<typeof full.find> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Administration/find', access: 'person' });
export const forgetJobs: Light<typeof full.forgetJobs> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Administration/failed-jobs/forget', access: 'may site.operations.write' });
export const jobs: Light<typeof full.jobs> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/jobs', access: 'may site.operations.read' });
export const jobsAgain: Light<typeof full.jobsAgain> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Administration/failed-jobs/again', access: 'may site.operations.write' });
export const messages: Light<typeof full.messages> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/messages', access: 'may site.operations.read' });
export const messagesAgain: Light<typeof full.messagesAgain> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Administration/messages/again', access: 'may site.operations.write' });
export const pageSpeed: Light<typeof full.pageSpeed> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/page-speed', access: 'may site.operations.read' });
export const remoteFaults: Light<typeof full.remoteFaults> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/remote-faults', access: 'may site.operations.read' });
export const reportPageSpeed: Light<typeof full.reportPageSpeed> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Administration/page-speed', access: 'anyone' });
export const reportRemoteFault: Light<typeof full.reportRemoteFault> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Administration/remote-faults', access: 'anyone' });
export const sentMessages: Light<typeof full.sentMessages> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/messages/sent', access: 'may site.operations.read' });
export const siteHealth: Light<typeof full.siteHealth> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/health', access: 'may site.operations.read' });
export const siteRemotes: Light<typeof full.siteRemotes> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Administration/remotes', access: 'may site.remotes.read' });
export const takeReleaseBack: Light<typeof full.takeReleaseBack> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Administration/remotes/{name}/back', access: 'may site.remotes.write' });
export const withdrawRemote: Light<typeof full.withdrawRemote> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Administration/remotes/{name}/withdraw', access: 'may site.remotes.write' });
