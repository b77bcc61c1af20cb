/**
 * `@phila/contract/calls`: calls by capability (`calls.account.signIn`) without schemas, with types of input and
 * answer. For browser code; the service uses the full declarations of `@phila/contract`.
 */
export * as calls from '../light-calls/index.ts';
export { lightCall } from '../light-call.ts';
export {
  BY_SESSION,
  type CallMeta,
  type CallMutation,
  type CallQuery,
  type ContractCall,
  mutationOf,
  queryOf,
  type ReadOptions,
  type WriteOptions,
} from '../query-of-call.ts';
export { lightSingleCalls, lightTableCalls } from '../records/light-record-calls.ts';
export type { AnyCall, ClientCall, InputOf, LightCall, Upload, ValueOf } from '../call.ts';
export { itemsOf, type Page } from '../page-items.ts';
export type { PageQuery } from '../page.ts';
export * from '../envelope.ts';
export { VALIDATION_ERROR } from '../rules/field-errors.ts';
export type { EmployerChange, EmployerRecord, EmployerSkip, SyncReport } from '../calls/employer/employer.ts';
export { type EmployerPart, employerParts } from '../calls/employer/parts.ts';
export { type AuditKind, auditKinds } from '../calls/administration/audit-kinds.ts';
export { type IncidentAct, incidentActs } from '../calls/incidents/incident-acts.ts';
export { type ClickGroup, clickGroups, MAX_CLICK_DAYS } from '../calls/analytics/click-groups.ts';
export type { AdvertClicks } from '../calls/analytics/clicks.ts';
export {
  ANNOUNCEMENT_TEXT_LENGTH,
  ANNOUNCEMENT_TITLE_LENGTH,
  type AnnouncementAudience,
  announcementAudiences,
  type AnnouncementState,
  announcementStates,
  MAX_NAMED_PEOPLE,
} from '../calls/messaging/announcement-words.ts';
export type { Announcement } from '../calls/messaging/announcements.ts';
export {
  channelsOf,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
  notificationKinds,
  notificationWords,
} from '../calls/messaging/notification-words.ts';
export type { NotificationChoices } from '../calls/messaging/notification-choices.ts';
export type { ReceivedAnnouncement } from '../calls/messaging/received.ts';
export type { HandedPaper, PaperBatch } from '../calls/papers/batches.ts';
export {
  PAPER_TITLE_LENGTH,
  type PaperEvidence,
  type PaperKind,
  paperKinds,
  paperKindWords,
  type PaperState,
  paperStates,
  paperStatesToMend,
} from '../calls/papers/paper-words.ts';
export type { PapersOfEmployer, ReceivedPaper } from '../calls/papers/received.ts';
export type { AuditDifference, AuditEntry } from '../calls/administration/audit.ts';
export { LONGEST_RELEASE_TOKEN } from '../calls/administration/longest-release-token.ts';
export type { ReleaseToken } from '../calls/administration/release-tokens.ts';
export type { ReleaseWorkflow } from '../calls/administration/release-workflows.ts';
export type { ReleaseAudience, SiteRemote } from '../calls/administration/remotes.ts';
export { type PageMetric, pageMetrics, type SpeedVerdict } from '../calls/administration/page-metrics.ts';
export type { SpeedOfPage } from '../calls/administration/page-speed.ts';
export type { RemoteFault } from '../calls/administration/faults.ts';
export type { SiteHealth } from '../calls/administration/health.ts';
export { type CaseKind, caseKinds, caseRights } from '../calls/administration/case-kinds.ts';
export type { CaseHolder } from '../calls/administration/cases.ts';
export type { FailedJob, JobQueue } from '../calls/administration/jobs.ts';
export type { Message } from '../calls/administration/messages.ts';
export { type FileLine, type ImportedField, type LineVerdict } from '../calls/file-line.ts';
export { MAX_FILE_LINES } from '../calls/most-lines.ts';
export { type Member, type MemberState, memberStates } from '../calls/organisation/members.ts';
export type { BulkJob } from '../calls/administration/bulk-jobs.ts';
export type { Found, FoundGroup } from '../calls/administration/find.ts';
export type { AskedOfPerson, FoundPerson, LookedAtPerson, Viewing } from '../calls/identity/people.ts';
export type { PersonEvent } from '../calls/identity/person-desk.ts';
export { type PersonFact, type TimelineKind, timelineKinds } from '../calls/identity/person-facts.ts';
export type { Role, RoleHolder } from '../calls/identity/index.ts';
export type { OrganisationNode, OrganisationStructure } from '../calls/organisation/index.ts';
export type { OrganisationRemote } from '../calls/organisation/remotes.ts';
export type { EmployerRoom, RoomDocument } from '../calls/organisation/room.ts';
export type { OwnProfile } from '../calls/account/profiles.ts';
export type { Session, Tokens } from '../calls/account/session.ts';
export type { SignInKind } from '../calls/account/sign-in-kinds.ts';
export type { BannerAdvert } from '../calls/banner/index.ts';
export type { Reminder } from '../calls/dashboard/reminders.ts';
export type { Today } from '../calls/dashboard/today.ts';
export type { TodayCard } from '../today/today-card.ts';
export type { TodayKind } from '../today/today-kinds.ts';
export { type CareerCategory, careerCategories } from '../calls/overview/career-category.ts';
export type { CareerStrength } from '../calls/overview/career-strength.ts';
export { type DetailsCategory, detailsCategories } from '../calls/overview/details-category.ts';
export type { DocumentFolder, PersonsDocument } from '../calls/documents/shapes.ts';
export type { PersonalExport } from '../calls/personal-data/export.ts';
export type { OverviewResult } from '../calls/overview/overview-result.ts';
export { type WealthCategory, wealthCategories } from '../calls/overview/wealth-category.ts';
export type { Bundle } from '../calls/voucher/bundles.ts';
export type { CodeBatch, CodePool } from '../calls/voucher/codes.ts';
export type { Cause } from '../calls/voucher/causes.ts';
export type { LookupUse, VoucherLookup } from '../calls/voucher/lookups.ts';
export { NARROWEST_COLUMN, VIEW_NAME_LENGTH, WIDEST_COLUMN } from '../calls/lists/limits.ts';
export type {
  ListedMediaRelease,
  MediaReleaseDetail,
  PreviewedMediaRelease,
  PreviewLink,
} from '../calls/media-releases/index.ts';
export type { Offer } from '../calls/voucher/offer-shape.ts';
export type { Redemption } from '../calls/voucher/redemption.ts';
export type { LedgerLine, RedemptionReport } from '../calls/voucher/ledger.ts';
export { MAX_REPORT_DAYS, type RedemptionState, redemptionStates } from '../calls/voucher/ledger-words.ts';
export type { DiscountUse } from '../calls/shop/discounts.ts';
export { MAX_BATCH } from '../calls/shop/most-codes-at-once.ts';
export type { Calculation } from '../calls/wealth/calculator-calls.ts';
export type { NetWealth } from '../calls/wealth/net-wealth.ts';
export type { NetWorth, NetWorthLine } from '../calls/wealth/net-worth.ts';
export type { UpcomingPayment, UpcomingPayments } from '../calls/wealth/upcoming-payments.ts';
export {
  type ImageDevice,
  imageDevices,
  type ImageQuality,
  imageQualities,
  type ImageType,
  imageTypes,
} from '../calls/image/kinds.ts';
export type { Image } from '../calls/image/index.ts';
export type {
  CartLine,
  ListedProduct,
  PricedLine,
  ProductCategory,
  Beginning,
  BeginningFile,
  OwnedProduct,
  ProductDetail,
} from '../calls/shop/shapes.ts';
export { simulatedOutcomes, type PaymentState, type SimulatedOutcome } from '../calls/payment/outcomes.ts';
export type { Payment } from '../calls/payment/index.ts';
export type { PlacedOrder } from '../calls/shop/checkout.ts';
export type {
  DefinedMetadata,
  MetadataElement,
  MetadataField,
  ProductMetadata,
} from '../calls/shop/metadata.ts';
export { type MetadataType, takesOptions } from '../calls/shop/metadata-types.ts';
export { type OwnableCalculator, ownableCalculators } from '../calls/wealth/own-calculations.ts';
export { FEWEST_PEOPLE } from '../calls/identity/fewest-people.ts';
export { type OrderNeed, orderNeeds } from '../calls/shop/order-needs.ts';
export { type RefundWay, refundWays } from '../calls/shop/refund-ways.ts';
export { type OrderState, orderStates, orderStateWords } from '../calls/shop/order-state.ts';
export type { GivenInMonth } from '../calls/shop/given-to-cause.ts';
export type { AdminOrder, Order, OrderSummary } from '../calls/shop/orders.ts';
export type { UnsettledMoney } from '../calls/shop/unsettled.ts';
export type { PaymentStart } from '../calls/shop/payment-start.ts';
export * from '../password-needed.ts';
export * from '../second-factor.ts';
