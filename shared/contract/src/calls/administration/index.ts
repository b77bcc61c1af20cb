export type { AuditKind } from './audit-kinds.ts';
export { audit, auditActors, type AuditDifference, auditEntry, type AuditEntry, auditFile } from './audit.ts';
export { caseHolders, type CaseHolder, giveCaseBack, takeCase } from './cases.ts';
export { type BulkJob, bulkJobById, bulkJobs, putAwayBulkJob, stopBulkJob } from './bulk-jobs.ts';
export { failedJobs, forgetJobs, type FailedJob, jobs, jobsAgain, type JobQueue } from './jobs.ts';
export { remoteFaults, type RemoteFault, reportRemoteFault } from './faults.ts';
export { find, type Found, type FoundGroup } from './find.ts';
export { siteHealth } from './health.ts';
export { pageSpeed, reportPageSpeed, type SpeedOfPage } from './page-speed.ts';
export {
  holdRelease,
  letReleaseGo,
  purgeRelease,
  makeReleaseLive,
  rollReleaseOut,
  setTwoPeople,
  siteRemotes,
  takeReleaseBack,
  withdrawRemote,
} from './remotes.ts';
export { makeReleaseToken, releaseTokens, revokeReleaseToken } from './release-tokens.ts';
export { endReleaseWorkflow, releaseWorkflows, trustReleaseWorkflow } from './release-workflows.ts';
export { failedMessages, type Message, messages, messagesAgain, sentMessages } from './messages.ts';
