import {
  figureKinds,
  type AnyFigureTable,
  type FigureKind,
  type Figures,
  type FigureTable,
} from './figure-table.ts';
import { shippedFigureTables } from './shipped.ts';

/** Months after which somebody should look at the source again: the Reserve Bank decides six times a year. */
const monthsGood = (kind: FigureKind): number => (kind === 'interestRates' ? 3 : 12);

const ofKind = <K extends FigureKind>(kind: K, tables: readonly AnyFigureTable[]): FigureTable<K>[] =>
  tables
    .filter((table): table is FigureTable<K> => table.kind === kind)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** Finds the table of a kind that holds on a day; before the first one, the first. */
export function figureTableOn<K extends FigureKind>(
  kind: K,
  day: string,
  tables: readonly AnyFigureTable[],
): FigureTable<K> {
  const sorted = ofKind(kind, tables);
  const found = sorted.findLast(({ from }) => from <= day.slice(0, 10)) ?? sorted[0];
  // Falls back to what is shipped, because a calculator needs a table of each kind.
  return found ?? figureTableOn(kind, day, shippedFigureTables);
}

/** Finds the table of every kind that holds on a day. */
export function figuresOn(day: string, tables: readonly AnyFigureTable[] = shippedFigureTables): Figures {
  return Object.fromEntries(
    figureKinds.map((kind) => [kind, figureTableOn(kind, day, tables)]),
  ) as unknown as Figures;
}

/** Source of a table and its day, for explanations: `South African Reserve Bank, since 2025-11-21`. */
export const heldSince = ({ from, source }: Pick<AnyFigureTable, 'from' | 'source'>): string =>
  `${source.name}, since ${from}`;

/** Day on which somebody should look at the source of a table again. */
export function lookAgainOn({ kind, from, source: { lookedAt } }: AnyFigureTable): string {
  const last = new Date(`${from > lookedAt ? from : lookedAt}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + monthsGood(kind));
  return last.toISOString().slice(0, 10);
}

/** Finds the kinds whose newest table no one compared with its source for too long. */
export function oldFigureTables(day: string, tables: readonly AnyFigureTable[]): AnyFigureTable[] {
  return figureKinds.flatMap((kind) => {
    const newest = ofKind(kind, tables).at(-1);
    return newest !== undefined && lookAgainOn(newest) < day ? [newest] : [];
  });
}
