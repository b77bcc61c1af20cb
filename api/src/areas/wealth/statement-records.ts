import { asset, type AssetKind, debt, type DebtKind, southAfricanDay, toBody } from '@phila/contract';
import { centsFromRand } from '@phila/finance/cents';
import { netWealthEntry, type NetWealthEntry, netWealthGroups } from '@phila/finance/net-wealth';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import type { Named } from './held-things.ts';
import { records } from './records.ts';
import { netWealthSnapshots } from './tables.ts';
import { writeValuation } from './valuations.ts';

type StatementLine = NetWealthEntry['lines'][number];

/** A saved statement. */
interface Statement {
  day: string;
  lines: readonly StatementLine[];
}

/** The person's statements, the one saved last first. @param most how many; default: all */
const statementsOf = async (database: Database, personId: string, most?: number): Promise<Statement[]> => {
  const reading = database
    .select({ day: netWealthSnapshots.day, entry: netWealthSnapshots.entry })
    .from(netWealthSnapshots)
    .where(eq(netWealthSnapshots.personId, personId))
    .orderBy(desc(netWealthSnapshots.savedAt), desc(netWealthSnapshots.day))
    .$dynamic();
  return (await (most === undefined ? reading : reading.limit(most))).flatMap(({ day, entry }) => {
    const { data } = netWealthEntry.safeParse(entry);
    return data === undefined ? [] : [{ day, lines: data.lines }];
  });
};

const isOwed = ({ group }: StatementLine): boolean => netWealthGroups[group].kind === 'liability';

/** True if a record has the line: of its name, or of its value to the cent on the same side. */
const isRecorded = (line: StatementLine, things: readonly Named[]): boolean =>
  things.some(({ name, holding }) => {
    if (holding.isOwed !== isOwed(line)) return false;
    const value = centsFromRand(line.amount);
    return (
      name === line.label || holding.undated === value || holding.given.some((one) => one.value === value)
    );
  });

/** Lines that were typed and have a value: what was taken over has a record or a calculation already. */
const unrecorded = ({ lines }: Statement, things: readonly Named[]): StatementLine[] =>
  lines.filter((line) => line.source === undefined && line.amount > 0 && !isRecorded(line, things));

const isAnswered = async (database: Database, personId: string): Promise<boolean> =>
  (await database.$count(
    netWealthSnapshots,
    and(eq(netWealthSnapshots.personId, personId), isNotNull(netWealthSnapshots.offeredAt)),
  )) > 0;

/** Finds the lines of the last statement that no record holds; none once the person answered the offer. */
export const unkeptLines = async (
  database: Database,
  personId: string,
): Promise<(things: readonly Named[]) => StatementLine[]> => {
  const [[last], answered] = await Promise.all([
    statementsOf(database, personId, 1),
    isAnswered(database, personId),
  ]);
  return (things) => (last === undefined || answered ? [] : unrecorded(last, things));
};

const matching = <Kind>(label: string, kinds: readonly (readonly [RegExp, Kind])[], otherwise: Kind): Kind =>
  kinds.find(([words]) => words.test(label))?.[1] ?? otherwise;

const THINGS: readonly (readonly [RegExp, AssetKind])[] = [
  [/\b(home|house|flat|property|stand|land)\b/i, 1],
  [/\b(vehicles?|car|bakkie|motorbike|motorcycle)\b/i, 2],
];
const assetKindOf = ({ group, label }: StatementLine): AssetKind => {
  if (group === 'cash') return 3;
  if (group === 'liquid') return 4;
  if (group === 'retirement') return 5;
  return group === 'investment'
    ? matching(label, [[/\bbusiness\b/i, 6], ...THINGS], 4)
    : matching(label, THINGS, 7);
};

const DEBTS: readonly (readonly [RegExp, DebtKind])[] = [
  [/\b(bond|home loan|mortgage)\b/i, 1],
  [/\b(vehicle|car)\b/i, 2],
  [/\bpersonal\b/i, 3],
  [/\bcredit cards?\b/i, 4],
  [/\bstores?\b/i, 5],
  [/\bstud(ent|y)\b/i, 6],
];

interface Offer {
  keep: boolean;
  /** Things owned and owed, as the records have them. */
  things: readonly Named[];
}

/**
 * Answers the offer to keep a statement's lines as records, which is made once. Makes a record of each line with its
 * value, and gives it the values that earlier statements have for the line of its name.
 * @returns the number of records made
 */
export const answerOffer = async (
  tx: Database,
  personId: string,
  { keep, things }: Offer,
  now: Date,
): Promise<number> => {
  const lines = keep ? (await unkeptLines(tx, personId))(things) : [];
  const today = southAfricanDay(now);
  const [last, ...earlier] = await statementsOf(tx, personId);
  for (const line of lines) {
    const [day = today] = [(line.date ?? last?.day ?? today).slice(0, 10), today].toSorted();
    const owed = isOwed(line);
    const suggested: readonly string[] = netWealthGroups[line.group].suggested;
    const { id } = owed
      ? await records.debts.create(
          tx,
          personId,
          toBody(debt, {
            kind: matching(line.label, DEBTS, 7),
            // A suggested name says no more than the kind does.
            bankName: suggested.includes(line.label) ? null : line.label,
            balance: line.amount,
            balanceDate: day,
          }),
          now,
        )
      : await records.assets.create(
          tx,
          personId,
          toBody(asset, { kind: assetKindOf(line), name: line.label, value: line.amount, valuedOn: day }),
          now,
        );
    for (const before of earlier) {
      const same = before.lines.find(({ group, label }) => group === line.group && label === line.label);
      const dayBefore = (same?.date ?? before.day).slice(0, 10);
      if (same === undefined || dayBefore >= day) continue;
      await writeValuation(
        tx,
        { personId, of: owed ? 'loan' : 'asset', recordId: id },
        { day: dayBefore, value: centsFromRand(same.amount) },
      );
    }
  }
  await tx
    .update(netWealthSnapshots)
    .set({ offeredAt: now })
    .where(eq(netWealthSnapshots.personId, personId));
  return lines.length;
};
