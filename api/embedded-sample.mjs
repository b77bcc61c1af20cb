import path from 'node:path';

/*
 * The service's tests that `npm test` runs on the embedded database as well: all of them run there on PostgreSQL, and
 * `npm run test:long` runs all of them on both. The embedded database by itself (its start from an empty folder, its
 * lock, its client) is tested by files that use no other one and need no second run: src/main.test.ts and
 * src/core/database.
 */

/** Picks a test for each area (`src/areas.ts`), by its name. A test asks for a new area's. */
export const byArea = {
  organisation: 'areas/organisation/organisation.test.ts',
  identity: 'areas/identity/sessions.test.ts',
  details: 'areas/details/details.test.ts',
  career: 'areas/career/career.test.ts',
  employer: 'areas/employer/import/import.test.ts',
  dashboard: 'areas/dashboard/reminders.test.ts',
  consents: 'areas/consents/consents.test.ts',
  wealth: 'areas/wealth/net-wealth.test.ts',
  documents: 'areas/documents/thumbnail.test.ts',
  profileImage: 'areas/profile-image/profile-image.test.ts',
  voucher: 'areas/voucher/redemption/redemption.test.ts',
  shop: 'areas/shop/orders/orders.test.ts',
  advice: 'areas/advice/advice.test.ts',
  people: 'core/people/tokens.test.ts',
  audit: 'core/audit/audit.test.ts',
  idempotency: 'core/idempotency/answer-once.test.ts',
  limits: 'core/limits/throttle.test.ts',
  mail: 'core/mail/messages.test.ts',
  blobs: 'core/blobs/removal.test.ts',
  uploads: 'areas/profile-image/profile-image.test.ts',
  capability: 'core/capability/capability.test.ts',
  webhooks: 'core/webhooks/webhook.test.ts',
  personalData: 'areas/personal-data/exports.test.ts',
  administration: 'areas/administration/jobs.test.ts',
  resources: 'core/resources/asked-for-many.test.ts',
  contact: 'areas/contact/contact.test.ts',
  lists: 'areas/lists/lists.test.ts',
  messaging: 'areas/messaging/messaging.test.ts',
  analytics: 'areas/analytics/analytics.test.ts',
  banner: 'areas/banner/banner.test.ts',
  image: 'areas/image/sized.test.ts',
  developer: 'site/override.test.ts',
  health: 'areas/health/health.test.ts',
  lookup: 'areas/lookup/lookup.test.ts',
  mediaReleases: 'areas/media-releases/media-releases.test.ts',
  news: 'areas/news/news.test.ts',
  overview: 'demo/demo.test.ts',
  plans: 'areas/plans/plans.test.ts',
  weather: 'areas/weather/weather.test.ts',
};

/**
 * What no area has: a service that is killed, what is told on a channel, types of columns, sorting and searching.
 */
const besides = [
  'killed.test.ts',
  'core/database/listen.test.ts',
  'core/people/two-servers.test.ts',
  'core/money/column.test.ts',
  'core/records/owned-table.test.ts',
];

/** The paths of the files. */
export const embeddedSample = [...new Set([...Object.values(byArea), ...besides])].map((name) =>
  path.join(import.meta.dirname, 'src', name),
);
