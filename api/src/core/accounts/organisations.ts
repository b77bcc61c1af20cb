import {
  type AnyPgColumn,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

interface RoomLink {
  label: string;
  address: string;
  icon: string;
}

interface RoomAnnouncement {
  title: string;
  /** Markdown; null for none. */
  text: string | null;
  /** First and last day in South Africa, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
}

/** An organisation whose employees use the site (specification: accounts "Organisation structure"). */
export const organisations = pgTable('organisations', {
  /** The organisation's number in profiles and tokens. */
  osNo: integer('os_no').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_001 }),
  version: integer('version').notNull().default(1),
  /** The parent organisation; a role limited to the parent reaches this one too. */
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
  /** Names of remotes hidden from its people. New remotes are shown until listed here. */
  leftOutRemotes: text('left_out_remotes').array().notNull().default([]),
  /** Shows its people other organisations' adverts; off by default in a portal that the employer pays for. */
  showsAdverts: boolean('shows_adverts').notNull().default(false),
  /** Daily invitations of its whole tree; null for a number derived from confirmed members. */
  invitationsADay: integer('invitations_a_day'),
  /** Shown to its confirmed members, like the columns below: the room of `areas/organisation/room`. */
  greeting: text('greeting'),
  hrName: text('hr_name'),
  hrMail: text('hr_mail'),
  hrPhone: text('hr_phone'),
  links: jsonb('links').$type<RoomLink[]>().notNull().default([]),
  announcements: jsonb('announcements').$type<RoomAnnouncement[]>().notNull().default([]),
  /** When it was archived. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
