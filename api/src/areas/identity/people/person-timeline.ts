import type { calls, CheckedInputOf, PersonEvent, ValueOf } from '@phila/contract';
import { holds } from '../../../core/access/rights.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { MINUTE } from '../../../core/durations.ts';
import type { TimelineSource } from '../../../core/people/timeline.ts';
import { theAccount } from './one-person.ts';

const PAGE = 25;

type Call = typeof calls.identity.personTimeline;

/**
 * Reads a page of what happened with a person, from the sources that the caller may see. Ends a page between two
 * moments, so that events of one moment stay together.
 * @throws Refusal 404
 */
export const readTimeline = async (
  { database, clock, person }: Context<'may identity.people.read'>,
  sources: readonly TimelineSource[],
  { params, query }: CheckedInputOf<Call>,
): Promise<ValueOf<Call>> => {
  await theAccount(database, params.id);
  // Looks a minute ahead by default, because the clocks of servers differ.
  const before =
    query.Before === undefined ? new Date(clock.now().getTime() + MINUTE) : new Date(query.Before);
  const shown = sources.filter(
    ({ kind, permission }) => holds(person, permission) && (query.Kind ?? kind) === kind,
  );
  const events: (Omit<PersonEvent, 'at'> & { at: Date })[] = [];
  // Reads one source at a time, so that a page does not take every connection of the database.
  for (const { kind, read } of shown) {
    const found = await read(database, { accountId: params.id, before, most: PAGE + 1 });
    events.push(...found.map((one) => ({ ...one, kind })));
  }
  const sorted = events.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const last = sorted[PAGE - 1]?.at.getTime() ?? -Infinity;
  const page = sorted.filter(({ at }) => at.getTime() >= last);
  return {
    events: page.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    next: sorted.length > page.length ? (page.at(-1)?.at.toISOString() ?? null) : null,
  };
};
