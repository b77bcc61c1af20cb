import { type OverviewPart, partCompletion, percentText, type TodayCards } from '@phila/contract';
import { remotesLeftOut } from '../../core/accounts/remotes-left-out.ts';
import type { CallContext, Implementation } from '../../core/calls/implement.ts';
import { ownReads } from '../../core/calls/own-read.ts';
import { nextStep } from './next-step.ts';

/** Names the read of a part: several parts of a category share one. */
const keyOf = ({ path, params = {}, rows = false }: OverviewPart['completion']): string =>
  JSON.stringify([path, params, rows]);

/** The one next step that completes the person's profile, as a card of Today; none where nothing is missing. */
export const stepCards = async (
  answers: readonly Implementation[],
  context: CallContext<'person'>,
): Promise<TodayCards> => {
  const { database, declarations, log, person } = context;
  const leftOut = await remotesLeftOut(database, person.osNo);
  const parts = (await declarations())
    .filter(({ name }) => !leftOut.has(name))
    .flatMap(({ overview }) => overview)
    .filter(({ what }) => what !== '');
  const read = ownReads(answers, context);
  const reads = new Map(parts.map(({ completion }) => [keyOf(completion), completion]));
  const found = new Map<string, unknown>();
  for (const [key, { path, params = {} }] of reads)
    try {
      found.set(key, await read(path, { params }));
    } catch (error) {
      // Another part may be the next step.
      log.error('completion of a part not read', error, { path });
    }
  const next = nextStep(
    parts.map((part) => ({
      part,
      completion: found.has(keyOf(part.completion))
        ? partCompletion(part.completion, found.get(keyOf(part.completion)))
        : null,
    })),
  );
  if (next === null) return [];
  const { part, completion } = next;
  return [
    {
      id: `step/${part.to}`,
      title: `${completion > 0 ? 'Complete' : 'Add'} ${part.what}`,
      at: null,
      detail: completion > 0 ? `${percentText(completion)} complete` : 'Not started',
      to: part.to,
      reminderId: null,
      offerId: null,
    },
  ];
};
