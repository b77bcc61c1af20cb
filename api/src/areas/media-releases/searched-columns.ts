import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = { readonly [name in 'title' | 'slug' | 'summary' | 'body' | 'author' | 'heroAlt']: PgColumn };

/** Columns searched by visitors and administrators; a release's page shows all of them. */
export const searchedColumns = ({ title, slug, summary, body, author, heroAlt }: Columns): PgColumn[] => [
  title,
  slug,
  summary,
  body,
  author,
  heroAlt,
];
