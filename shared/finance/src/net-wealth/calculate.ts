import { line, type ExplanationLine, type Share, type Warning } from '../explanation.ts';
import { centsOf, randOf, type Cents } from '../money/cents.ts';
import { exact, fourDecimals, shareOf } from '../money/exact.ts';
import { sharesOf } from '../shares.ts';
import type { NetWealthEntry } from './entry.ts';
import { netWealthGroupNames, netWealthGroups, type NetWealthGroupName } from './groups.ts';

/** Group of assets or liabilities, in rand. */
export interface NetWealthGroup {
  name: NetWealthGroupName;
  label: string;
  total: number;
  /** Percent of all assets (for liabilities: of all liabilities); null if there are none. */
  percent: number | null;
}

/** Rand; ratios have four decimals and are null if they would divide by zero. */
export interface NetWealthResult {
  /** Day of the statement; null if the entry names none. */
  date: string | null;
  totalAssets: number;
  totalLiabilities: number;
  netWealth: number;
  groups: NetWealthGroup[];
  /** Percent. */
  debtToAssets: number | null;
  /** Net wealth as a percentage of the assets: the rest of each R 100 once every debt is paid. */
  solvency: number | null;
  /** All liabilities as a percentage of a year's income. */
  debtToIncome: number | null;
  /** (Cash + liquid assets) ÷ short-term liabilities, as a factor. */
  liquidityRatio: number | null;
  /** (Cash + liquid assets) ÷ monthly expenses. */
  monthsOfCover: number | null;
  /** Breakdown of the assets. */
  shares: Share[];
  warnings: Warning[];
  explanation: ExplanationLine[];
}

function ratio(part: Cents, whole: Cents): number | null {
  return whole === 0 ? null : fourDecimals(exact(part).div(whole));
}

/** Calculates assets minus liabilities, with ratios (docs/calculators/net-wealth.md). */
export function calculateNetWealth(entry: NetWealthEntry): NetWealthResult {
  const totalOf = (group: NetWealthGroupName): Cents =>
    entry.lines.filter((each) => each.group === group).reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const totals = netWealthGroupNames.map((name) => ({ name, cents: totalOf(name) }));
  const sumOf = (kind: 'asset' | 'liability') =>
    totals
      .filter(({ name }) => netWealthGroups[name].kind === kind)
      .reduce((sum, { cents }) => sum + cents, 0);
  const assets = sumOf('asset');
  const liabilities = sumOf('liability');
  const liquid = totalOf('cash') + totalOf('liquid');
  const shortTerm = totalOf('shortTerm');
  const expenses = centsOf(entry.monthlyExpenses ?? 0);
  const yearlyIncome = centsOf(entry.monthlyIncome ?? 0) * 12;
  const debtToAssets = shareOf(exact(liabilities), exact(assets));
  const monthsOfCover = ratio(liquid, expenses);

  const warnings: Warning[] = [];
  if (liabilities > assets)
    warnings.push({
      field: 'lines',
      message: 'More is owed than is owned',
      basis: 'Assets less liabilities',
    });
  if (liquid < shortTerm)
    warnings.push({
      field: 'lines',
      message: 'Cash and liquid assets do not cover the short-term liabilities',
      basis: '(Cash + liquid) ÷ short-term liabilities below 1',
    });
  if (monthsOfCover !== null && monthsOfCover < 3)
    warnings.push({
      field: 'monthlyExpenses',
      message: 'Cash and liquid assets cover less than three months of expenses',
      basis: 'Rule of thumb, not law',
    });

  return {
    date: entry.date?.slice(0, 10) ?? null,
    totalAssets: randOf(assets),
    totalLiabilities: randOf(liabilities),
    netWealth: randOf(assets - liabilities),
    groups: totals.map(({ name, cents }) => ({
      name,
      label: netWealthGroups[name].label,
      total: randOf(cents),
      percent: shareOf(exact(cents), exact(netWealthGroups[name].kind === 'asset' ? assets : liabilities)),
    })),
    debtToAssets,
    solvency: shareOf(exact(assets - liabilities), exact(assets)),
    debtToIncome: shareOf(exact(liabilities), exact(yearlyIncome)),
    liquidityRatio: ratio(liquid, shortTerm),
    monthsOfCover,
    shares: sharesOf(
      randOf(assets),
      totals
        .filter(({ name }) => netWealthGroups[name].kind === 'asset')
        .map(({ name, cents }) => [netWealthGroups[name].label, randOf(cents)] as const),
    ),
    warnings,
    explanation: [
      ...totals.map(({ name, cents }) =>
        line(netWealthGroups[name].label, randOf(cents), 'The lines of this group together'),
      ),
      line('Total assets', randOf(assets), 'Cash, liquid, investments, retirement, personal assets'),
      line('Total liabilities', randOf(liabilities), 'Short-term and long-term'),
      line('Net wealth', randOf(assets - liabilities), 'Assets less liabilities'),
      ...(assets === 0
        ? []
        : [
            line(
              'Debt to assets (percent)',
              exact(liabilities).times(100).div(assets),
              'Liabilities ÷ assets × 100',
            ),
            line(
              'Solvency (percent)',
              exact(assets - liabilities)
                .times(100)
                .div(assets),
              'Net wealth ÷ assets × 100',
            ),
          ]),
      ...(yearlyIncome === 0
        ? []
        : [
            line(
              'Debt to income (percent)',
              exact(liabilities).times(100).div(yearlyIncome),
              'Liabilities ÷ (monthly income × 12) × 100',
            ),
          ]),
      ...(shortTerm === 0
        ? []
        : [
            line(
              'Cover of short-term liabilities (times)',
              exact(liquid).div(shortTerm),
              '(Cash + liquid) ÷ short-term liabilities',
            ),
          ]),
      ...(expenses === 0
        ? []
        : [
            line(
              'Months of cover (months)',
              exact(liquid).div(expenses),
              '(Cash + liquid) ÷ monthly expenses',
            ),
          ]),
    ],
  };
}
