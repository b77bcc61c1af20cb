export { type AuditKind, auditKinds } from './administration/audit-kinds.ts';
export { type ClickGroup, clickGroups, MAX_CLICK_DAYS } from './analytics/click-groups.ts';
export type { AdvertClicks } from './analytics/clicks.ts';
export {
  ANNOUNCEMENT_TEXT_LENGTH,
  ANNOUNCEMENT_TITLE_LENGTH,
  type AnnouncementAudience,
  announcementAudiences,
  type AnnouncementState,
  announcementStates,
  MAX_NAMED_PEOPLE,
} from './messaging/announcement-words.ts';
export type { Announcement } from './messaging/announcements.ts';
export {
  channelsOf,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
  notificationKinds,
  notificationWords,
} from './messaging/notification-words.ts';
export type { NotificationChoices } from './messaging/notification-choices.ts';
export type { ReceivedAnnouncement } from './messaging/received.ts';
export type { AuditDifference, AuditEntry } from './administration/audit.ts';
export type { SiteHealth } from './administration/health.ts';
export { type CaseKind, caseKinds, caseRights } from './administration/case-kinds.ts';
export type { CaseHolder } from './administration/cases.ts';
export type { RemoteFault } from './administration/faults.ts';
export {
  bucketOf,
  LEAST_PAGES,
  metricScales,
  type PageMetric,
  pageMetrics,
  SPEED_DAYS,
  verdictOf,
} from './administration/page-metrics.ts';
export type { SpeedOfPage } from './administration/page-speed.ts';
export type { PersonalExport } from './personal-data/export.ts';
export { ADVICE_LENGTH, adviceTimes, adviceTopics } from './advice/advice-request.ts';
export { MESSAGE_LENGTH } from './contact/contact.ts';
export type { EmployerChange, EmployerRecord, EmployerSkip, SyncReport } from './employer/employer.ts';
export { type EmployerPart, employerParts } from './employer/parts.ts';
export { PASSWORDS_DIFFER, SAME_PASSWORD } from './account/password.ts';
export { type FileLine, type ImportedField, type LineVerdict } from './file-line.ts';
export { MAX_FILE_LINES } from './most-lines.ts';
export { type Member, type MemberState, memberStates } from './organisation/members.ts';
export { type BulkJob, type BulkJobAction, MAX_REFUSED_NAMED } from './administration/bulk-jobs.ts';
export type { Found, FoundGroup } from './administration/find.ts';
export type { AskedOfPerson, FoundPerson, LookedAtPerson, Viewing } from './identity/people.ts';
export type { PersonEvent, Role, RoleHolder } from './identity/index.ts';
export { type PersonFact, personFacts, type TimelineKind, timelineKinds } from './identity/person-facts.ts';
export type { OrganisationNode, OrganisationStructure } from './organisation/index.ts';
export type { OrganisationRemote } from './organisation/remotes.ts';
export type { EmployerRoom, RoomDocument } from './organisation/room.ts';
export type { HandedPaper, PaperBatch } from './papers/batches.ts';
export {
  MOST_PAPERS,
  PAPER_DRAFT_DAYS,
  PAPER_REASON_LENGTH,
  PAPER_TITLE_LENGTH,
  type PaperEvidence,
  paperEvidence,
  type PaperKind,
  paperKinds,
  paperKindWords,
  type PaperState,
  paperStates,
  paperStatesToMend,
} from './papers/paper-words.ts';
export type { PapersOfEmployer, ReceivedPaper } from './papers/received.ts';
export type { OwnProfile } from './account/profiles.ts';
export type { Session, Tokens } from './account/session.ts';
export type { SignInKind } from './account/sign-in-kinds.ts';
export type { BannerAdvert } from './banner/index.ts';
export { bannerTypes } from './banner/types.ts';
export { MAX_DUE, type Reminder } from './dashboard/reminders.ts';
export {
  EARLY_REMINDER_LATE,
  EARLY_REMINDER_WRONG,
  REMINDER_LENGTH,
  REMINDER_TEXT_NEEDED,
  REMINDER_TIME_NEEDED,
} from './dashboard/reminder-texts.ts';
export { CONTACT_NEEDED } from './account/sign-up.ts';
export { type CareerCategory, careerCategories } from './overview/career-category.ts';
export type { CareerStrength } from './overview/career-strength.ts';
export { type DetailsCategory, detailsCategories } from './overview/details-category.ts';
export type { DocumentFolder, PersonsDocument } from './documents/shapes.ts';
export { everyCall } from './every-call.ts';
export type { OverviewResult } from './overview/overview-result.ts';
export { type WealthCategory, wealthCategories } from './overview/wealth-category.ts';
export type { Bundle } from './voucher/bundles.ts';
export type { Cause } from './voucher/causes.ts';
export type { LookupUse, VoucherLookup } from './voucher/lookups.ts';
export { MAX_VIEWS, VIEW_NAME_LENGTH } from './lists/limits.ts';
export type {
  ListedMediaRelease,
  MediaReleaseDetail,
  PreviewedMediaRelease,
  PreviewLink,
} from './media-releases/index.ts';
export type { Offer } from './voucher/offer-shape.ts';
export type { Redemption } from './voucher/redemption.ts';
export type { LedgerLine, RedemptionReport } from './voucher/ledger.ts';
export { MAX_REPORT_DAYS, type RedemptionState, redemptionStates } from './voucher/ledger-words.ts';
export type { Calculation } from './wealth/calculator-calls.ts';
export type { NetWealth } from './wealth/net-wealth.ts';
export { type NetWorth, type NetWorthLine, type ValuedRecord, valuedRecords } from './wealth/net-worth.ts';
export type { UpcomingPayment, UpcomingPayments } from './wealth/upcoming-payments.ts';
export {
  type ImageDevice,
  imageDevices,
  type ImageQuality,
  imageQualities,
  type ImageType,
  imageTypes,
  imageWidth,
  LARGEST_PICTURE_FILE,
} from './image/kinds.ts';
export type { Image } from './image/index.ts';
export { FIRST_PLAN_YEAR, insurancePlan, LAST_PLAN_YEAR, medicalPlan } from './plans/shapes.ts';
export { MAX_FOUND, type ProductPage, type ProductQuery, productSorts } from './shop/catalogue.ts';
export {
  type AdminProduct,
  type CartLine,
  type ListedProduct,
  type ProductKind,
  MAX_LINES,
  MAX_OF_ONE,
  type PricedLine,
  type ProductCategory,
  type Beginning,
  type BeginningFile,
  type OwnedProduct,
  type ProductDetail,
} from './shop/shapes.ts';
export {
  simulatedOutcomes,
  type PaymentState,
  paymentStates,
  type SimulatedOutcome,
} from './payment/outcomes.ts';
export type { Payment } from './payment/index.ts';
export type { PlacedOrder } from './shop/checkout.ts';
export type { Discount, DiscountUse } from './shop/discounts.ts';
export { MAX_BATCH } from './shop/most-codes-at-once.ts';
export type { DefinedMetadata, MetadataElement, MetadataField, ProductMetadata } from './shop/metadata.ts';
export { type MetadataType, metadataTypes, takesOptions } from './shop/metadata-types.ts';
export { type CodeBatch, type CodePool } from './voucher/codes.ts';
export { LONGEST_RELEASE_TOKEN } from './administration/longest-release-token.ts';
export type { ReleaseAudience, SiteRemote } from './administration/remotes.ts';
export type { ReleasedRemote } from './releases/index.ts';
export { FEWEST_PEOPLE } from './identity/fewest-people.ts';
export { type OrderNeed, orderNeeds } from './shop/order-needs.ts';
export { type RefundWay, refundWays } from './shop/refund-ways.ts';
export { type OrderState, orderStates, orderStateWords } from './shop/order-state.ts';
export type { GivenInMonth } from './shop/given-to-cause.ts';
export type { AdminOrder, Order, OrderSummary } from './shop/orders.ts';
export { type OwnableCalculator, ownableCalculators } from './wealth/own-calculations.ts';
export type { UnsettledMoney } from './shop/unsettled.ts';
export type { PaymentStart } from './shop/payment-start.ts';
