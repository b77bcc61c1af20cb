import { serviceNow, southAfricanTime } from '@phila/contract/format';
import type { AnyResource, PublicationState } from '@phila/contract/resources';
import type { Tone } from '../../feedback/badge/index.ts';
import type { ResourceItem } from './resource-row.ts';

/** Gives the state of publication of a row. */
export const publicationOf = (
  { publishedBy }: Pick<AnyResource, 'publishedBy'>,
  row: ResourceItem,
  now = serviceNow(),
): PublicationState => {
  if (publishedBy !== null) return row[publishedBy] === true ? 'published' : 'draft';
  if (row.publishedAt === null) return 'draft';
  return Date.parse(row.publishedAt) > now ? 'scheduled' : 'published';
};

export const publicationWords: { readonly [S in PublicationState]: string } = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

export const publicationTones: { readonly [S in PublicationState]: Tone } = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
};

/** Says the state in a sentence: 'Published since 5 Mar 2030, 10:00.' */
export const publicationSentence = (
  resource: Pick<AnyResource, 'publishedBy'>,
  row: ResourceItem,
): string => {
  const state = publicationOf(resource, row);
  if (state === 'draft') return 'A draft: only administrators see it.';
  if (row.publishedAt === null) return 'Everyone sees it.';
  return state === 'published'
    ? `Published since ${southAfricanTime(row.publishedAt)}.`
    : `To be published at ${southAfricanTime(row.publishedAt)}.`;
};
