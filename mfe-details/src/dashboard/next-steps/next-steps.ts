import type { Reminder } from '@phila/contract/calls';
import { percentText } from '@phila/contract/format';
import type { OverviewPart } from '@phila/contract/remote';
import type { Completion } from '@phila/ui';
import { daysUntil, urgencyOf, whenDue } from '../when-due.ts';

/** Open task that is worth doing now, with its link. */
export interface NextStep {
  key: string;
  kind: 'reminder' | 'document' | 'part';
  /** Name of an icon, or path data of a remote's own drawing. */
  icon: string;
  title: string;
  detail: string;
  to: string;
}

export interface Open {
  /** Current time, in milliseconds. */
  now: number;
  /**
   * Reminders not done and not listed elsewhere on the page, in any order. The site's own reminders name their subject.
   */
  reminders: readonly Reminder[];
  /** Parts that remotes declare, in any order, with how complete each is; unknown ones are left out. */
  parts: readonly { part: OverviewPart; completion: Completion }[];
}

/** Number of steps shown. */
const SHOWN = 3;
/** Limit on the person's own reminders, to leave room for other steps. */
const MAX_REMINDERS = 2;
/** Days ahead; a later reminder only fills an empty place. */
const SOON = 7;

interface Ranked extends NextStep {
  /** Sorts higher first; see the bands below. */
  rank: number;
}

/*
 * Bands in order of urgency: overdue (400 and up), due (300), within a week (200), a part begun (100 and up, the
 * fullest first, because it takes least time), an empty part (below 100, by `stepOrder`), and last a reminder over a
 * week away. Within a band earlier dates come first, and an expiring document before a reminder of the same day,
 * because replacing it takes weeks.
 */
const BANDS = { overdue: 400, due: 300, later: 200 } as const;

const reminderStep = (reminder: Reminder, now: number): Ranked => {
  const { id, reminderText, about, completeByDate } = reminder;
  const urgency = urgencyOf(reminder, now);
  const days = daysUntil(completeByDate, now);
  const isFar = urgency === 'later' && days > SOON;
  const isDocument = about?.startsWith('document/') ?? false;
  const within = Math.max(0, Math.min(98, urgency === 'overdue' ? -days : 98 - days));
  return {
    key: id,
    kind: isDocument ? 'document' : 'reminder',
    icon: isDocument ? 'file' : 'bell',
    title: reminderText,
    detail: whenDue({ completeByDate }, now),
    to: isDocument ? '/documents' : '/dashboard#my-reminders',
    rank: isFar ? Math.max(0, 40 - days / 100) : BANDS[urgency] + within + (isDocument ? 0.5 : 0),
  };
};

const stepOrderOf = ({ stepOrder, order }: OverviewPart): number => stepOrder ?? order;

const partSteps = (parts: Open['parts']): Ranked[] =>
  parts
    .toSorted((a, b) => stepOrderOf(a.part) - stepOrderOf(b.part))
    .flatMap(({ part, completion }, index): Ranked[] => {
      if (part.what === '' || typeof completion !== 'number' || completion >= 100) return [];
      const isBegun = completion > 0;
      return [
        {
          key: part.to,
          kind: 'part',
          icon: part.icon,
          title: `${isBegun ? 'Complete' : 'Add'} ${part.what}`,
          detail: isBegun ? `${percentText(completion)} filled in` : 'Not started',
          to: part.to,
          rank: isBegun ? 100 + completion * 0.99 : 50 - index,
        },
      ];
    });

/** Picks the three most useful open steps, the most urgent first. */
export const nextSteps = ({ now, reminders, parts }: Open): NextStep[] => {
  const once = [...new Map(reminders.map((reminder) => [reminder.id, reminder])).values()];
  const ranked = [
    ...once.filter(({ completed }) => !completed).map((reminder) => reminderStep(reminder, now)),
    ...partSteps(parts),
  ].toSorted((a, b) => b.rank - a.rank || a.key.localeCompare(b.key));
  let own = 0;
  const chosen = ranked.filter(({ kind }) => kind !== 'reminder' || (own += 1) <= MAX_REMINDERS);
  // Adds further reminders only where nothing else is open.
  const rest = ranked.filter((step) => !chosen.includes(step));
  return [...chosen, ...rest].slice(0, SHOWN).map(({ rank: _rank, ...step }) => step);
};
