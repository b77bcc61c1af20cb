import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Events counted by day (specification: service); no one can be identified from them. */
export const analyticsDays = pgTable(
  'analytics_days',
  {
    date: date('date').notNull(),
    event: text('event').notNull(),
    /** Without its query, at most 200 characters. */
    redirect: text('redirect').notNull(),
    /** SHA-256 of the account and the day's salt. */
    hashedUser: text('hashed_user').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.event, table.redirect, table.hashedUser] })],
);

/** Daily salts, deleted after their day: then no hash leads back to a person (ASVS 14.2.3). */
export const analyticsSalts = pgTable('analytics_salts', {
  date: date('date').primaryKey(),
  salt: text('salt').notNull(),
});
