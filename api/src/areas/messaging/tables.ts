import { announcementAudiences, announcementStates, notificationKinds } from '@phila/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organisations } from '../../core/accounts/organisations.ts';
import { roles } from '../../core/access/role-tables.ts';
import { accounts } from '../../core/accounts/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Announcements in the bell; the audit has their authors. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    text: text('text').notNull(),
    audience: text('audience', { enum: [...announcementAudiences] }).notNull(),
    osNo: integer('os_no').references(() => organisations.osNo),
    /** Null for another audience, or for a deleted role, which no person has. */
    roleId: uuid('role_id').references(() => roles.id, { onDelete: 'set null' }),
    byMail: boolean('by_mail').notNull(),
    state: text('state', { enum: [...announcementStates] })
      .notNull()
      .default('draft'),
    sendAt: moment('send_at'),
    sentAt: moment('sent_at'),
    // Counted on delivery, so that counts outlive accounts and lists need not read all recipients.
    delivered: integer('delivered').notNull().default(0),
    opened: integer('opened').notNull().default(0),
    mailed: integer('mailed').notNull().default(0),
  },
  (table) => [
    index('announcements_due')
      .on(table.sendAt)
      .where(sql`${table.state} = 'scheduled'`),
    index('announcements_role').on(table.roleId),
  ],
);

/** Notices for a person's bell, beside announcements. */
export const bellNotices = pgTable(
  'bell_notices',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The page to act on it; null for none. */
    to: text('to'),
    deliveredAt: moment('delivered_at').notNull(),
    openedAt: moment('opened_at'),
  },
  (table) => [
    index('bell_notices_person').on(table.personId, table.deliveredAt),
    index('bell_notices_delivered').on(table.deliveredAt),
  ],
);

/** Named people, recipients and readers of announcements. */
export const announcementRecipients = pgTable(
  'announcement_recipients',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** True for a person named in a list of people. */
    isNamed: boolean('is_named').notNull().default(false),
    /** True for a person who sent it to themselves as a test. */
    isTest: boolean('is_test').notNull().default(false),
    /** False for a person who keeps news out of the bell: only mailed, or left out. */
    inBell: boolean('in_bell').notNull().default(true),
    /** When it reached the person's bell; null until then for a person named as recipient. */
    deliveredAt: moment('delivered_at'),
    openedAt: moment('opened_at'),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.personId] }),
    index('announcement_recipients_person').on(table.personId, table.deliveredAt),
  ],
);

/** A person's channels for a kind of notification; null until chosen. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: [...notificationKinds] }).notNull(),
    bell: boolean('bell'),
    mail: boolean('mail'),
    sms: boolean('sms'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
);
