import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = { readonly [name in 'title' | 'slug' | 'summary' | 'body' | 'author' | 'heroAlt']: PgColumn };

/** In what a release is found, by visitors and administrators alike: all of it can be read on its page. */
export const searchedColumns = ({ title, slug, summary, body, author, heroAlt }: Columns): PgColumn[] => [
  title,
  slug,
  summary,
  body,
  author,
  heroAlt,
];
