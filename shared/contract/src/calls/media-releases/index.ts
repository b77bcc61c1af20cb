import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_PAGE, pageOf } from '../../page.ts';
import { may } from '../../permissions/permission.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { storableText } from '../../rules/text.ts';
import { tokenBody } from '../token-body.ts';

const number = (max: number) => z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(max));

/** Media release as listed. */
const listed = z.object({
  id: z.int(),
  /** Increases with each change. */
  version: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** ISO 8601 with offset. */
  publishedAt: z.string(),
  /** Address of its picture; null for none. */
  heroUrl: z.nullable(z.string()),
  /** Text alternative of the picture; empty if it is decorative. */
  heroAlt: z.string(),
});
export type ListedMediaRelease = z.output<typeof listed>;

const neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }));

const detail = z.extend(listed, {
  /** Markdown. */
  body: z.string(),
  /** Releases published before and after it; null if none. */
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

const ofRelease = z.strictObject({ id: number(LARGEST_ID) });
const linkPath = '/MediaReleases/preview-link/{id}';

/** Link that previews a release; the service stores only a hash of it. */
const previewLink = z.object({ madeAt: z.string(), expiresAt: z.string() });
export type PreviewLink = z.output<typeof previewLink>;

export const readPreviewLink = call({
  method: 'GET',
  path: linkPath,
  access: may('site.mediaReleases.read'),
  summary:
    'Since when a link shows this release to those without rights, and until when; null where none does.',
  params: ofRelease,
  value: z.nullable(previewLink),
});

export const makePreviewLink = call({
  method: 'POST',
  path: linkPath,
  access: may('site.mediaReleases.write'),
  summary:
    'Makes a link that shows this release as its page will, to anyone who has it, for a week. Its token is told this once; the link before it shows nothing any more.',
  params: ofRelease,
  value: z.extend(previewLink, { token: z.string() }),
});

export const withdrawPreviewLink = call({
  method: 'DELETE',
  path: linkPath,
  access: may('site.mediaReleases.write'),
  summary: 'Withdraws the link to a release. 404 where none works.',
  params: ofRelease,
  value: z.literal(true),
});

const previewed = z.extend(z.omit(detail, { previous: true, next: true }), {
  /** Time of publication, past or future; null for a draft. */
  publishedAt: z.nullable(z.string()),
  /** True if already public. */
  isPublished: z.boolean(),
  /** Expiry of the link. */
  expiresAt: z.string(),
});
export type PreviewedMediaRelease = z.output<typeof previewed>;

export const preview = call({
  method: 'POST',
  path: '/MediaReleases/preview',
  access: 'anyone',
  limit: 'share',
  saves: false,
  summary:
    'A release as a link shows it, published or not. 404 for a link that works no longer, and for one that never was.',
  body: tokenBody,
  value: previewed,
});
