import type { Reminder } from '@phila/contract/calls';
import { percentText } from '@phila/contract/format';
import type { OverviewPart } from '@phila/contract/remote';
import type { Completion } from '@phila/ui';
import { daysUntil, urgencyOf, whenDue } from '../when-due.ts';

/** Something open that is worth doing now, and the way to it. */
export interface NextStep {
  key: string;
  kind: 'reminder' | 'document' | 'part';
  /** An icon's name, or path data of a remote's own drawing. */
  icon: string;
  title: string;
  detail: string;
  to: string;
}

export interface Open {
  /** The present, in milliseconds. */
  now: number;
  /**
   * Reminders that are not done and not listed elsewhere on the page, in any order; those that the site made say what
   * they are about.
   */
  reminders: readonly Reminder[];
  /** The parts that remotes declare, in any order, and how complete each is; what is not known is left out. */
  parts: readonly { part: OverviewPart; completion: Completion }[];
}

/** How many are shown. */
const SHOWN = 3;
/** Of the person's own reminders: room is left for what they did not think of. */
const MAX_REMINDERS = 2;
/** A reminder that is further off has its time: it only fills a place that nothing else wants. */
const SOON = 7;

interface Ranked extends NextStep {
  /** Higher comes first; see the bands below. */
  rank: number;
}

/*
 * Bands, the most pressing first: what is overdue (400 and up), what is due (300), what comes within a week (200), a
 * part that was begun (100 and up, the fullest first, because it is done soonest), a part that is empty (below 100, by
 * `stepOrder`), and last a reminder that is more than a week away. Within a band the earlier one counts more, and a
 * document that runs out counts more than a reminder of the same day: replacing it takes weeks.
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

/** The three most useful open steps, the most pressing first. */
export const nextSteps = ({ now, reminders, parts }: Open): NextStep[] => {
  const once = [...new Map(reminders.map((reminder) => [reminder.id, reminder])).values()];
  const ranked = [
    ...once.filter(({ completed }) => !completed).map((reminder) => reminderStep(reminder, now)),
    ...partSteps(parts),
  ].toSorted((a, b) => b.rank - a.rank || a.key.localeCompare(b.key));
  let own = 0;
  const chosen = ranked.filter(({ kind }) => kind !== 'reminder' || (own += 1) <= MAX_REMINDERS);
  // Where nothing else is open, a third reminder is better than an empty place.
  const rest = ranked.filter((step) => !chosen.includes(step));
  return [...chosen, ...rest].slice(0, SHOWN).map(({ rank: _rank, ...step }) => step);
};
