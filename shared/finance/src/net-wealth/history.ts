import { centsOf, randOf } from '../money/cents.ts';
import { calculateNetWealth } from './calculate.ts';
import type { NetWealthEntry } from './entry.ts';

/** A saved statement. */
export interface NetWealthSnapshot {
  /** `2026-03-31`. */
  date: string;
  entry: NetWealthEntry;
}

/** A point of the net-wealth chart, in rand. */
export interface NetWealthPoint {
  date: string;
  assets: number;
  liabilities: number;
  netWealth: number;
  /** Against the point before; null for the first. */
  change: number | null;
}

/** Net wealth over time from dated snapshots, oldest first; of two on one day the later in the list counts. */
export function netWealthHistory(snapshots: readonly NetWealthSnapshot[]): NetWealthPoint[] {
  const byDay = new Map(snapshots.map(({ date, entry }) => [date.slice(0, 10), entry]));
  const points = [...byDay]
    .sort(([first], [second]) => first.localeCompare(second))
    .map(([date, entry]) => ({ date, result: calculateNetWealth(entry) }));
  return points.map(({ date, result }, index) => {
    const before = points[index - 1]?.result.netWealth;
    return {
      date,
      assets: result.totalAssets,
      liabilities: result.totalLiabilities,
      netWealth: result.netWealth,
      change: before === undefined ? null : randOf(centsOf(result.netWealth) - centsOf(before)),
    };
  });
}
