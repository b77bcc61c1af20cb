import { type calls, isTodayCall, type TodayCards, type ValueOf } from '@phila/contract';
import { remotesLeftOut } from '../../../core/accounts/remotes-left-out.ts';
import type { CallContext, Implementation } from '../../../core/calls/implement.ts';
import { ownReads } from '../../../core/calls/own-read.ts';
import { orderCards, type Ranked } from './order-cards.ts';

/** The most cards of one call; the rest comes as these are seen to. */
const MOST_OF_ONE = 20;

/**
 * Collects the cards of all remotes in use that the person's organisation does not leave out. Only calls that answer
 * with cards are made, as the same person; one that fails leaves the others, and `isWhole` says so.
 * @param answers of the whole service
 */
export const readToday = async (
  answers: readonly Implementation[],
  context: CallContext<'person'>,
): Promise<ValueOf<typeof calls.dashboard.today>> => {
  const { clock, database, declarations, log, person } = context;
  const leftOut = await remotesLeftOut(database, person.osNo);
  const read = ownReads(
    answers.filter(({ call }) => isTodayCall(call)),
    context,
  );
  const declared = (await declarations()).filter(({ name }) => !leftOut.has(name));
  const found = await Promise.all(
    declared.flatMap(({ name, today }) =>
      today.map(async ({ call, kind, priority }): Promise<Ranked[] | null> => {
        try {
          const cards = (await read(call)) as TodayCards;
          return cards.slice(0, MOST_OF_ONE).map((card) => ({ ...card, kind, priority }));
        } catch (error) {
          log.error('cards of Today not read', error, { remote: name, call });
          return null;
        }
      }),
    ),
  );
  return {
    cards: orderCards(
      found.flatMap((cards) => cards ?? []),
      clock.now(),
    ),
    isWhole: !found.includes(null),
  };
};
