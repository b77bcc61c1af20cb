import { paperKindWords, type ReceivedPaper } from '@phila/contract/calls';
import { counted } from '../document-texts.ts';

/** Name of a paper for people: `Payslip, November 2026`. */
export const paperName = ({ kind, title }: Pick<ReceivedPaper, 'kind' | 'title'>): string =>
  `${paperKindWords[kind].one}, ${title}`;

/** Papers of an employer, and those of them that are not read. */
export interface PapersCounted {
  all: number;
  unread: number;
}

export const countPapers = (papers: readonly Pick<ReceivedPaper, 'readAt'>[]): PapersCounted => ({
  all: papers.length,
  unread: papers.filter(({ readAt }) => readAt === null).length,
});

/** Text like `3 papers, 2 new`. */
export const papersText = ({ all, unread }: PapersCounted): string =>
  `${counted(all, 'paper')}${unread > 0 ? `, ${unread} new` : ''}`;
