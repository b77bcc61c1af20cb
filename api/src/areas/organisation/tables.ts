import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Kinds of organisations; the organisations themselves are in `core/people`. */
export const organisationTypes = pgTable('organisation_types', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
