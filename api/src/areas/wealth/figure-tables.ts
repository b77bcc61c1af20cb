import { calls } from '@phila/contract';
import {
  figuresOn,
  figureTableSchema,
  oldFigureTables,
  shippedFigureTables,
  type AnyFigureTable,
  type Figures,
} from '@phila/finance/figure-tables';
import { and, eq } from 'drizzle-orm';
import { implement } from '../../core/calls/implement.ts';
import type { Implementation } from '../../core/calls/implement.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';
import { figureTables } from './tables.ts';
import { dayInSouthAfrica } from './today.ts';

const { wealth } = calls;

/** A table with its version: 0 as shipped, raised by each save. */
interface Versioned {
  table: AnyFigureTable;
  version: number;
}

type Place = Pick<AnyFigureTable, 'kind' | 'from'>;

const keyOf = ({ kind, from }: Place): string => `${kind} ${from}`;

/**
 * All tables, the oldest of a kind first: shipped ones, with an administrator's changes and additions. Read on each
 * call, so that all servers agree.
 */
const versionedTables = async ({
  database,
  log,
}: Pick<Services, 'database' | 'log'>): Promise<Versioned[]> => {
  const known = new Map(shippedFigureTables.map((table) => [keyOf(table), { table, version: 0 }]));
  for (const { kind, from, figures, version } of await database.select().from(figureTables)) {
    // Skips a row of an older release that lacks a figure now required, rather than failing every calculation.
    const { data } = figureTableSchema.safeParse(figures);
    if (data === undefined) log.info('figure table left out', { kind, from });
    // Counts the version of a skipped row too, because the next save replaces it.
    const table = data ?? known.get(keyOf({ kind, from }))?.table;
    if (table !== undefined) known.set(keyOf(table), { table, version });
  }
  return [...known.values()].toSorted(({ table: a }, { table: b }) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

/** The tables that hold today in South Africa. */
export const figuresToday = async (
  services: Pick<Services, 'database' | 'log' | 'clock'>,
): Promise<Figures> =>
  figuresOn(
    dayInSouthAfrica(services.clock.now()),
    (await versionedTables(services)).map(({ table }) => table),
  );

const OTHER_TABLE = 'This is not the table in the address';
const NOT_YET = 'Enter a day that has been';
const STALE = 'Somebody else published this table in the meantime';
const NO_TABLE = 'No such table was saved';

const at = ({ kind, from }: Place) => and(eq(figureTables.kind, kind), eq(figureTables.from, from));

export const implementations: Implementation[] = [
  implement(wealth.figureTables, async (_input, services) => {
    const known = await versionedTables(services);
    const old = oldFigureTables(
      dayInSouthAfrica(services.clock.now()),
      known.map(({ table }) => table),
    );
    return known.map((one) => ({ ...one, isOld: old.includes(one.table) }));
  }),
  implement(
    wealth.saveFigureTable,
    async ({ params, body }, { database, clock, log, person, recordChange }) => {
      const { table, version: asRead } = body;
      if (keyOf(table) !== keyOf(params))
        throw new Refusal(422, OTHER_TABLE, [{ path: 'table.from', message: OTHER_TABLE }]);
      if (table.source.lookedAt > dayInSouthAfrica(clock.now()))
        throw new Refusal(422, NOT_YET, [{ path: 'table.source.lookedAt', message: NOT_YET }]);
      const [before] = await database.select().from(figureTables).where(at(params)).for('update');
      const version = before?.version ?? 0;
      const row = { figures: table, version: version + 1, changedAt: clock.now(), changedBy: person.id };
      const saved =
        asRead !== version
          ? []
          : await database
              .insert(figureTables)
              .values({ ...params, ...row })
              // A row inserted in the meantime has another version, as nothing was locked.
              .onConflictDoUpdate({
                target: [figureTables.kind, figureTables.from],
                set: row,
                setWhere: eq(figureTables.version, version),
              })
              .returning({ version: figureTables.version });
      if (saved.length === 0) {
        const known = await versionedTables({ database, log });
        throw new Refusal(409, STALE, undefined, {
          value: known.find((one) => keyOf(one.table) === keyOf(params)),
        });
      }
      recordChange({ rowId: keyOf(params), before: before?.figures ?? null, after: table });
      return { table, version: row.version };
    },
  ),
  implement(wealth.removeFigureTable, async ({ params }, { database, recordChange }) => {
    const [before] = await database.delete(figureTables).where(at(params)).returning();
    if (before === undefined) throw new Refusal(404, NO_TABLE);
    recordChange({ rowId: keyOf(params), before: before.figures, after: null });
    return true as const;
  }),
];
