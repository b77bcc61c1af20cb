import { centsOf, randOf } from '../money/cents.ts';
import { calculateNetWealth } from './calculate.ts';
import type { NetWealthEntry } from './entry.ts';

/** Saved statement. */
export interface NetWealthSnapshot {
  /** `2026-03-31`. */
  date: string;
  entry: NetWealthEntry;
}

/** Point of the net-wealth chart, in rand. */
export interface NetWealthPoint {
  date: string;
  assets: number;
  liabilities: number;
  netWealth: number;
  /** Change since the point before; null for the first. */
  change: number | null;
}

/** Totals of a statement, in rand. */
export type NetWealthTotals = Pick<NetWealthPoint, 'date' | 'assets' | 'liabilities'>;

/** Turns statement totals into chart points, one a day, oldest first. */
export function netWealthPoints(statements: readonly NetWealthTotals[]): NetWealthPoint[] {
  const worth = ({ assets, liabilities }: NetWealthTotals) => centsOf(assets) - centsOf(liabilities);
  return statements.map((statement, index) => {
    const before = statements[index - 1];
    return {
      date: statement.date,
      assets: statement.assets,
      liabilities: statement.liabilities,
      netWealth: randOf(worth(statement)),
      change: before === undefined ? null : randOf(worth(statement) - worth(before)),
    };
  });
}

/** Calculates net wealth over time from dated snapshots, oldest first; the later of two on the same day wins. */
export function netWealthHistory(snapshots: readonly NetWealthSnapshot[]): NetWealthPoint[] {
  const byDay = new Map(snapshots.map(({ date, entry }) => [date.slice(0, 10), entry]));
  return netWealthPoints(
    [...byDay]
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([date, entry]) => {
        const { totalAssets, totalLiabilities } = calculateNetWealth(entry);
        return { date, assets: totalAssets, liabilities: totalLiabilities };
      }),
  );
}
