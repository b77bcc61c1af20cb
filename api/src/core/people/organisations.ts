import { type AnyPgColumn, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An organisation whose employees use the site (specification: accounts "Organisation structure"). */
export const organisations = pgTable('organisations', {
  /** The organisation number that profiles and tokens carry. */
  osNo: integer('os_no').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_001 }),
  version: integer('version').notNull().default(1),
  /** The organisation that it is part of; a role that is limited to that one reaches this one too. */
  parentOsNo: integer('parent_os_no').references((): AnyPgColumn => organisations.osNo),
  /** Its id in links: `?Organization=<guid>`. */
  guid: uuid('guid').notNull().unique().defaultRandom(),
  osName: text('os_name').notNull(),
  /** Data URLs. */
  logo: text('logo'),
  backgroundImage: text('background_image'),
  /** `#RRGGBB`. */
  primaryColor: text('primary_color'),
  secondaryColor: text('secondary_color'),
  /** A row of `organisation_types`. */
  typeId: integer('type_id'),
  /** The names of the remotes that its people do not see. A new remote is seen by all until it is named here. */
  leftOutRemotes: text('left_out_remotes').array().notNull().default([]),
  /** Shows its people other organisations' adverts; off by default in a portal that the employer pays for. */
  showsAdverts: boolean('shows_adverts').notNull().default(false),
  /** Daily invitations of it and those below it; null for as many as their confirmed members allow. */
  invitationsADay: integer('invitations_a_day'),
  /** When it was archived. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
