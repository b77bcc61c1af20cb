import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_PAGE, pageOf } from '../../page.ts';
import { storableText } from '../../rules/text.ts';

const number = (max: number) => z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(max));

/** A release as a list shows it. */
const listed = z.object({
  id: z.int(),
  /** Raised with each change. */
  version: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** ISO 8601 with its offset. */
  publishedAt: z.string(),
  /** The address of its picture; null where there is none. */
  heroUrl: z.nullable(z.string()),
  /** What the picture shows; empty where it only decorates. */
  heroAlt: z.string(),
});
export type ListedMediaRelease = z.output<typeof listed>;

const neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }));

const detail = z.extend(listed, {
  /** Markdown. */
  body: z.string(),
  /** The ones published before and after it; null where there is none. */
  previous: neighbour,
  next: neighbour,
});
export type MediaReleaseDetail = z.output<typeof detail>;

export const list = call({
  method: 'GET',
  path: '/MediaReleases/releases',
  access: 'anyone',
  limit: 'browse',
  summary:
    'One page of the media releases that are published, the latest first: without PageNumber the first, of 10. Year is that of South Africa in which they were published.',
  query: z.strictObject({
    PageNumber: z.optional(number(1_000_000)),
    PageSize: z.optional(number(LARGEST_PAGE)),
    SearchTerm: z.optional(z.string().check(...storableText(100))),
    Year: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(2000), z.maximum(2999))),
  }),
  value: pageOf(listed),
});

export const read = call({
  method: 'GET',
  path: '/MediaReleases/release/{slug}',
  access: 'anyone',
  limit: 'browse',
  summary:
    'One media release that is published, by the last part of its address, or by its number, which older addresses have.',
  params: z.strictObject({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)) }),
  value: detail,
});
