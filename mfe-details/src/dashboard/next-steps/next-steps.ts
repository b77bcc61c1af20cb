import type { DetailsCategory, Reminder } from '@phila/contract/calls';
import { daysUntil, urgencyOf, whenDue } from '../when-due.ts';

/** Something open that is worth doing now, and the way to it. */
export interface NextStep {
  key: string;
  kind: 'reminder' | 'document' | 'details';
  title: string;
  detail: string;
  to: string;
}

export interface Open {
  /** The present, in milliseconds. */
  now: number;
  /** Reminders that are not done, in any order; those of the site itself say what they are about. */
  reminders: readonly Reminder[];
  /** How complete the parts of My Details are; a part that is not known is left out. */
  percentages: Partial<Readonly<Record<DetailsCategory, number | null | undefined>>>;
}

/** How many are shown. */
const SHOWN = 3;
/** Of the person's own reminders, which stand in their card as well: room is left for what they did not think of. */
const MOST_REMINDERS = 2;
/** A reminder that is further off has its time: it only fills a place that nothing else wants. */
const SOON = 7;

/** The parts of My Details in the order in which forms ask for them, and what is said of each. */
const PARTS: readonly { part: DetailsCategory; to: string; what: string }[] = [
  { part: 'biographical', to: '/details/personal/biographical', what: 'your personal details' },
  { part: 'contact', to: '/details/personal/contact', what: 'your numbers and addresses' },
  { part: 'banking', to: '/details/banking', what: 'your bank account' },
  { part: 'nextOfKin', to: '/details/personal/next-of-kin', what: 'your next of kin' },
  { part: 'tax', to: '/details/tax', what: 'your tax number' },
  {
    part: 'passportsAndPermits',
    to: '/details/passports-and-permits',
    what: 'your passport or permit',
  },
];

interface Ranked extends NextStep {
  /** Higher comes first; see the bands below. */
  rank: number;
}

/*
 * Bands, the most pressing first: what is overdue (400 and up), what is due (300), what comes within a week (200), a
 * part of the details that was begun (100 and up, the fullest first, because it is done soonest), a part that is empty
 * (below 100, in the order of the forms), and last a reminder that is more than a week away. Within a band the earlier one counts more, and a document that runs out
 * counts more than a reminder of the same day: replacing it takes weeks.
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
    title: reminderText,
    detail: whenDue({ completeByDate }, now),
    to: isDocument ? '/documents' : '/dashboard#my-reminders',
    rank: isFar ? Math.max(0, 40 - days / 100) : BANDS[urgency] + within + (isDocument ? 0.5 : 0),
  };
};

const detailSteps = (percentages: Open['percentages']): Ranked[] =>
  PARTS.flatMap(({ part, to, what }, index): Ranked[] => {
    const percentage = percentages[part];
    if (typeof percentage !== 'number' || percentage >= 100) return [];
    const isBegun = percentage > 0;
    return [
      {
        key: part,
        kind: 'details',
        title: `${isBegun ? 'Complete' : 'Add'} ${what}`,
        detail: isBegun ? `${percentage}% is there` : 'Nothing is there yet',
        to,
        rank: isBegun ? 100 + percentage * 0.99 : 50 - index,
      },
    ];
  });

/** The three most useful open steps, the most pressing first. */
export const nextSteps = ({ now, reminders, percentages }: Open): NextStep[] => {
  const once = [...new Map(reminders.map((reminder) => [reminder.id, reminder])).values()];
  const ranked = [
    ...once.filter(({ completed }) => !completed).map((reminder) => reminderStep(reminder, now)),
    ...detailSteps(percentages),
  ].toSorted((a, b) => b.rank - a.rank || a.key.localeCompare(b.key));
  let own = 0;
  const chosen = ranked.filter(({ kind }) => kind !== 'reminder' || (own += 1) <= MOST_REMINDERS);
  // Where nothing else is open, a third reminder is better than an empty place.
  const rest = ranked.filter((step) => !chosen.includes(step));
  return [...chosen, ...rest].slice(0, SHOWN).map(({ rank: _rank, ...step }) => step);
};
