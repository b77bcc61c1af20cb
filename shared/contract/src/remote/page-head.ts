import * as z from 'zod/mini';

/** A path of the site, never of another one (`//`). */
const path = z.string().check(z.maxLength(500), z.regex(/^\/(?!\/)[^\s?#]*$/));

/** Facts of a page about a single thing, for the document's head: search engines and link previews read them. */
export const pageHead = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  description: z.string().check(z.maxLength(2_000)),
  /** The thing's canonical path, `/media-releases/phila-opens`; the service redirects its other addresses there. */
  path,
  /** The page that lists it. */
  list: path,
  /** Its picture on this site. */
  image: z.nullable(z.string().check(z.maxLength(500))),
  /** Further facts in schema.org's terms. */
  data: z.record(z.string().check(z.maxLength(50)), z.unknown()),
});

export type PageHead = z.output<typeof pageHead>;
