import { serviceNow, southAfricanTime } from '@phila/contract/format';
import type { PublicationState } from '@phila/contract/resources';
import type { Tone } from '../../feedback/badge/index.ts';

/** Gives the state of publication of a row. */
export const publicationOf = (publishedAt: string | null, now = serviceNow()): PublicationState => {
  if (publishedAt === null) return 'draft';
  return Date.parse(publishedAt) > now ? 'scheduled' : 'published';
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
export const publicationSentence = (publishedAt: string | null): string => {
  const state = publicationOf(publishedAt);
  if (publishedAt === null || state === 'draft') return 'A draft: only administrators see it.';
  return state === 'published'
    ? `Published since ${southAfricanTime(publishedAt)}.`
    : `To be published at ${southAfricanTime(publishedAt)}.`;
};
