import { southAfricanDay, type ValuedRecord } from '@phila/contract';
import { centsFromRand, type Cents } from '@phila/finance/cents';
import type { GivenValue } from '@phila/finance/net-worth';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { RowFollower } from '../../core/records/row-follower.ts';
import { valuations } from './tables.ts';

const LATER_DAY = 'Please enter today or a day before it';

/** @throws Refusal 422 for a day that has not come yet, at the field `path` */
export const assertPast = (day: string, now: Date, path: string): void => {
  if (day > southAfricanDay(now)) throw new Refusal(422, LATER_DAY, [{ path, message: LATER_DAY }]);
};

/** Writes the value of a day; a second one on a day replaces the first. */
export const writeValuation = async (
  tx: Database,
  key: { personId: string; of: ValuedRecord; recordId: string },
  { day, value }: GivenValue,
): Promise<void> => {
  await tx
    .insert(valuations)
    .values({ ...key, day, value })
    .onConflictDoUpdate({ target: [valuations.recordId, valuations.day], set: { value } });
};

/** Deletes the values of later days, which a correction replaces. */
export const dropLaterValuations = async (tx: Database, recordId: string, day: string): Promise<void> => {
  await tx.delete(valuations).where(and(eq(valuations.recordId, recordId), gt(valuations.day, day)));
};

/** The person's values by record. */
export const valuationsOf = async (
  database: Database,
  personId: string,
): Promise<ReadonlyMap<string, GivenValue[]>> => {
  const rows = await database
    .select({ recordId: valuations.recordId, day: valuations.day, value: valuations.value })
    .from(valuations)
    .where(eq(valuations.personId, personId));
  const byRecord = new Map<string, GivenValue[]>();
  for (const { recordId, day, value } of rows) {
    const given = byRecord.get(recordId) ?? [];
    byRecord.set(recordId, given);
    given.push({ day, value });
  }
  return byRecord;
};

interface Fields<Row> {
  /** In rand. */
  value: keyof Row & string;
  /** Its day; default: the day on which it is saved. */
  day?: keyof Row & string;
}

/**
 * Keeps a row's value over time, in the transaction that writes the row. A value with an earlier day than before is a
 * correction: the later ones go. A row whose value has no day of its own gets today's when the value changes.
 */
export const keptValue = <Row extends object>(
  of: ValuedRecord,
  { value: valueField, day: dayField }: Fields<Row>,
): RowFollower<Row> => ({
  follow: async (tx, personId, { id, row, before }, now) => {
    const valueIn = (one: Row): Cents | null => {
      const rand = one[valueField] as number | null;
      return rand === null ? null : centsFromRand(rand);
    };
    const value = valueIn(row);
    if (value === null) return;
    const key = { personId, of, recordId: id };
    if (dayField === undefined) {
      if (before !== null && valueIn(before) === value) return;
      await writeValuation(tx, key, { day: southAfricanDay(now), value });
      return;
    }
    const day = row[dayField] as string | null;
    if (day === null) return;
    const dayBefore = before === null ? null : (before[dayField] as string | null);
    if (dayBefore === day && before !== null && valueIn(before) === value) return;
    if (of === 'asset') assertPast(day, now, dayField);
    if (dayBefore !== null && day < dayBefore) await dropLaterValuations(tx, id, day);
    await writeValuation(tx, key, { day, value });
  },
  forget: async (tx, personId, ids) => {
    await tx
      .delete(valuations)
      .where(and(eq(valuations.personId, personId), inArray(valuations.recordId, [...ids])));
  },
});
