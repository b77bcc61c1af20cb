import { calls, type NetWorth, type NetWorthLine, southAfricanDay, type ValuedRecord } from '@phila/contract';
import { centsFromRand, randFromCents } from '@phila/finance/cents';
import { daysLater, monthsLater } from '@phila/finance/calendar';
import { changeOf, isOldValue, netWorthSeries, WHOLE, type Worth } from '@phila/finance/net-worth';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import type { Database } from '../../core/database/open.ts';
import { checkBody } from '../../core/http/check-part.ts';
import { notFound } from '../../core/http/refusal.ts';
import { mergeUpdate } from '../../core/records/merge-update.ts';
import type { Services } from '../../core/services.ts';
import { type Held, holdingsOf, type Named, readHeld } from './held-things.ts';
import { loanName, policyName } from './names.ts';
import { nextPaid, paidEachMonth } from './paid-each-month.ts';
import { records } from './records.ts';
import { answerOffer, unkeptLines } from './statement-records.ts';
import { assertPast, dropLaterValuations, valuationsOf, writeValuation } from './valuations.ts';

const { netWorth, ownLoans, ownPolicies } = calls.wealth;

/** Months of the line, with the present one. */
const USUAL_MONTHS = 24;
const MOST_MONTHS = 120;

const randOrNull = (part: Worth | null | undefined): number | null =>
  part === null || part === undefined ? null : randFromCents(part.value);

/**
 * The person's net worth, by the one definition (`@phila/finance/net-worth`).
 * @param things everything in `held` that is owned or owed
 * @param from YYYY-MM-DD: its month is the first point, if anything is known by its end
 */
const netWorthOf = (
  held: Held,
  things: readonly Named[],
  { from, today }: { from: string; today: string },
): Omit<NetWorth, 'statementLines'> => {
  const series = netWorthSeries(
    things.map(({ holding }) => holding),
    { from, today },
  );
  // Months before the first value are not known, which is not zero.
  const first = series.findIndex(({ parts }) => parts.some((part) => part !== null));
  const points = first === -1 ? series.slice(-1) : series.slice(first);
  const last = points.at(-1);
  const lines = things.map(({ holding, dueDay: _dueDay, ...line }, at): NetWorthLine => {
    const part = last?.parts[at] ?? null;
    const isEnded = holding.endedOn !== null && holding.endedOn <= today;
    const lastGiven = holding.given.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
    const day = part?.day ?? (isEnded ? lastGiven?.day : null) ?? null;
    const whole = part?.whole ?? (isEnded ? lastGiven?.value : null) ?? null;
    return {
      ...line,
      isOwed: holding.isOwed,
      value: randOrNull(part),
      whole: whole === null ? null : randFromCents(whole),
      day,
      isWorkedOut: line.of === 'calculation' || (part?.isWorkedOut ?? false),
      isOld: part !== null && line.of !== 'calculation' && isOldValue(day, today),
      share: (holding.share * 100) / WHOLE,
      endedOn: isEnded ? holding.endedOn : null,
      values: points.map(({ parts }) => randOrNull(parts[at])),
    };
  });
  const change = changeOf(points);
  const owed = new Set(lines.filter(({ isOwed, value }) => isOwed && (value ?? 0) > 0).map(({ id }) => id));
  return {
    today,
    own: randFromCents(last?.own ?? 0),
    owe: randFromCents(last?.owe ?? 0),
    net: randFromCents(last?.net ?? 0),
    change: change === null ? null : { amount: randFromCents(change.amount), since: change.since },
    pay: paidEachMonth(held, today),
    next: nextPaid(things, owed, daysLater(today, -1)),
    points: points.map(({ day, own, owe, net }) => ({
      day,
      own: randFromCents(own),
      owe: randFromCents(owe),
      net: randFromCents(net),
    })),
    lines,
  };
};

const later = (a: string, b: string): string => (a > b ? a : b);

/** Reads and adds up; `from` is held within ten years before today. */
const readNetWorth = async (
  services: Services,
  personId: string,
  from: string | undefined,
): Promise<NetWorth> => {
  const today = southAfricanDay(services.clock.now());
  const [held, unkept] = await Promise.all([
    readHeld(services, personId),
    unkeptLines(services.database, personId),
  ]);
  const earliest = monthsLater(today, 1 - MOST_MONTHS);
  const first = later(from ?? monthsLater(today, 1 - USUAL_MONTHS), earliest);
  const things = holdingsOf(held);
  return {
    ...netWorthOf(held, things, { from: first > today ? today : first, today }),
    statementLines: unkept(things).length,
  };
};

/** The table of each record with a value, and its fields. */
const valued = {
  asset: { table: records.assets, update: calls.wealth.assets.update, value: 'value', day: 'valuedOn' },
  investment: {
    table: records.shortTermInvestments,
    update: calls.wealth.shortTermInvestment.update,
    value: 'value',
    day: null,
  },
  retirement: {
    table: records.retirementPlanning,
    update: calls.wealth.retirementPlanning.update,
    value: 'value',
    day: null,
  },
  loan: { table: records.debts, update: calls.wealth.debts.update, value: 'balance', day: 'balanceDate' },
} as const;

const isOwnRow = async (database: Database, personId: string, of: ValuedRecord, id: string) =>
  (await valued[of].table.all(database, personId)).find((row) => row.id === id.toLowerCase());

/** Writes a value of a day: into the record too, unless that has one of a later day. */
const setValue = async (
  tx: Database,
  personId: string,
  { of, id, day, rand }: { of: ValuedRecord; id: string; day: string; rand: number },
  now: Date,
): Promise<void> => {
  const { table, update, value, day: dayField } = valued[of];
  const row = await isOwnRow(tx, personId, of, id);
  if (row === undefined) throw notFound();
  const key = { personId, of, recordId: row.id };
  const given = { day, value: centsFromRand(rand) };
  const kept = (await valuationsOf(tx, personId)).get(row.id) ?? [];
  const ownDay =
    dayField === null ? null : ((row as Readonly<Record<string, unknown>>)[dayField] as string | null);
  const isEarlier = [...kept.map((one) => one.day), ...(ownDay === null ? [] : [ownDay])].some(
    (one) => one > day,
  );
  if (!isEarlier) {
    const body = mergeUpdate(table.record, row, {
      [value]: rand,
      ...(dayField === null ? {} : { [dayField]: day }),
    });
    await table.update(tx, personId, row.id, checkBody(update.body, body) as never, now);
    // The record's own day is that of saving where it has no other.
    await dropLaterValuations(tx, row.id, day);
  }
  await writeValuation(tx, key, given);
};

export const implementations: Implementation[] = [
  implement(netWorth.read, ({ query }, context) => readNetWorth(context, context.person.id, query.from)),
  {
    ...implement(netWorth.setValue, async ({ params, body }, { database, person, clock }) => {
      const now = clock.now();
      assertPast(body.day, now, 'day');
      await database.transaction((tx) =>
        setValue(tx, person.id, { ...params, day: body.day, rand: body.value }, now),
      );
      return true as const;
    }),
    assertOwned: async ({ params }, { database, person }) => {
      const { of, id } = params as { of: ValuedRecord; id: string };
      if (!Object.hasOwn(valued, of) || (await isOwnRow(database, person.id, of, id)) === undefined)
        throw notFound();
    },
  },
  implement(netWorth.keepStatement, ({ body }, context) =>
    context.database.transaction(async (tx) => {
      const held = await readHeld({ ...context, database: tx }, context.person.id);
      return answerOffer(
        tx,
        context.person.id,
        { keep: body.keep, things: holdingsOf(held) },
        context.clock.now(),
      );
    }),
  ),
  implement(ownLoans, async (_input, { database, person }) =>
    (await records.debts.all(database, person.id)).map(({ id, kind, bankId, bankName }) => ({
      id,
      name: loanName(kind, bankId, bankName),
    })),
  ),
  implement(ownPolicies, async (_input, { database, person }) =>
    (await records.shortTermInsurance.all(database, person.id)).map(
      ({ id, typeId, providerId, providerName }) => ({
        id,
        name: policyName(typeId, providerId, providerName),
      }),
    ),
  ),
];
