import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { inWords } from '../../core/database/in-words.ts';
import { indexOfWords } from '../../core/searching/word-index.ts';
import { searchedColumns } from './searched-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Media releases (contract: `mediaRelease`). */
export const mediaReleases = pgTable(
  'media_releases',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    summary: text('summary').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    author: text('author').notNull(),
    heroAlt: text('hero_alt'),
    publishedAt: moment('published_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('media_releases_slug')
      .on(table.slug)
      .where(sql`${table.deletedAt} is null`),
    index('media_releases_published').on(table.publishedAt, table.id),
    indexOfWords('media_releases_words', searchedColumns(table)),
    // Indexes the columns of the administration list, in its sort order (decision 0801, "Rows").
    ...[table.title, table.slug, table.author].map((column) =>
      index(`media_releases_${column.name}_sorted`).on(inWords(column), table.id),
    ),
  ],
);

/** Former addresses of published releases; they redirect to the current address. */
export const formerReleaseAddresses = pgTable(
  'former_release_addresses',
  {
    slug: text('slug').primaryKey(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => mediaReleases.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_release_addresses_release').on(table.releaseId)],
);
