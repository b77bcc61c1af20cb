import { southAfricanDay, type TodayCard, type TodayKind } from '@phila/contract';

/** A card with the priority that its remote declares. */
export interface Ranked extends TodayCard {
  priority: number;
}

/** Kinds whose day is the last on which something can be done. */
const DUE: ReadonlySet<TodayKind> = new Set(['reminder', 'renewal', 'voucher']);

const timeOf = ({ at }: TodayCard): number => (at === null ? Infinity : Date.parse(at));

/** True for what is over or ends today. */
const isPressing = (card: TodayCard, today: string): boolean =>
  DUE.has(card.kind) && card.at !== null && southAfricanDay(card.at) <= today;

/** Compares cards of one priority: what is due soonest first, and of news the latest. */
const byDay = (a: Ranked, b: Ranked): number => {
  if (timeOf(a) === timeOf(b)) return 0;
  return timeOf(a) < timeOf(b) === DUE.has(a.kind) ? -1 : 1;
};

/** Leaves one card of each thing: a reminder gives way to what says more of it. */
const oneOfEach = (cards: readonly Ranked[]): Ranked[] => {
  const found = new Map<string, Ranked>();
  for (const card of cards) {
    const known = found.get(card.id);
    if (known === undefined || (known.kind === 'reminder' && card.kind !== 'reminder'))
      found.set(card.id, card);
  }
  return [...found.values()];
};

/**
 * Puts the cards of Today in order: overdue or due today, the longest first; then by priority; within one by day, and
 * at last by id, so that the order never changes by itself.
 */
export const orderCards = (cards: readonly Ranked[], now: Date): TodayCard[] => {
  const today = southAfricanDay(now);
  return oneOfEach(cards)
    .toSorted((a, b) => {
      const pressing = Number(isPressing(b, today)) - Number(isPressing(a, today));
      if (pressing !== 0) return pressing;
      const rank = isPressing(a, today) ? timeOf(a) - timeOf(b) : a.priority - b.priority || byDay(a, b);
      return rank || a.id.localeCompare(b.id);
    })
    .map(({ priority: _priority, ...card }) => card);
};
