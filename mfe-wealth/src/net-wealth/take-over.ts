import { largestLine } from './largest-line.ts';
import type { Line } from './line.ts';
import { owedOn } from './balance.ts';
import type { LoanResult } from '@phila/finance';

/** A value that the person has elsewhere already. */
export type Found = Pick<Line, 'group' | 'label' | 'amount' | 'source' | 'date'> & {
  amount: number;
  source: string;
};

/** A record with a value, and what its type and provider are called. */
export interface Valued {
  type: string | undefined;
  provider: string | undefined;
  value: number | null;
}

/** What is read of the person's own records and saved calculators; undefined for what did not come. */
export interface ValuesElsewhere {
  investments: readonly Valued[];
  retirement: readonly Valued[];
  bond: LoanResult | null;
  vehicle: LoanResult | null;
  loan: LoanResult | null;
}

/** Savings are cash, what is sold within days is liquid; the rest is an investment. */
const groupOf = (type: string | undefined): Line['group'] => {
  if (type !== undefined && /saving|notice|deposit|money market|call/i.test(type) && !/tax/i.test(type))
    return 'cash';
  return type !== undefined && /unit trust|share|tax|exchange|etf/i.test(type) ? 'liquid' : 'investment';
};

const named = ({ type, provider }: Valued, otherwise: string): string =>
  [type ?? otherwise, provider]
    .filter((part) => part !== undefined)
    .join(', ')
    .slice(0, 100);

/** @param today YYYY-MM-DD: the day on which the values are taken over */
export const foundValues = (
  { investments, retirement, bond, vehicle, loan }: ValuesElsewhere,
  today: string,
): Found[] => {
  const valued = (
    records: readonly Valued[],
    source: string,
    group: (type?: string) => Line['group'],
  ): Found[] =>
    records.flatMap((record) =>
      record.value === null || record.value <= 0 || record.value > largestLine
        ? []
        : [
            {
              group: group(record.type),
              label: named(record, source),
              amount: record.value,
              source,
              date: today,
            },
          ],
    );
  const owed = (result: LoanResult | null, group: Line['group'], label: string, source: string): Found[] => {
    const amount = result === null ? null : owedOn(result, today);
    return amount === null ? [] : [{ group, label, amount, source, date: today }];
  };
  return [
    ...valued(investments, 'Short-Term Investments', groupOf),
    ...valued(retirement, 'Retirement Planning', () => 'retirement'),
    ...owed(bond, 'longTerm', 'Bond', 'Mortgage Calculator'),
    ...owed(vehicle, 'longTerm', 'Vehicle', 'Finance Calculator'),
    ...owed(loan, 'shortTerm', 'Personal loan', 'Loan Calculator'),
  ];
};

/** The line that a value was taken over into before: of the same source and the same name. */
export const lineOf = <One extends { label: string; source?: string | null | undefined }>(
  lines: readonly One[],
  { source, label }: Found,
): One | undefined => lines.find((line) => line.source === source && line.label === label);

/** Takes a value over: into its line where it has one, else as a new one. */
export const takenOver = (lines: readonly Line[], found: Found, key: string): Line[] => {
  const line = lineOf(lines, found);
  return line === undefined
    ? [...lines, { ...found, key }]
    : lines.map((one) => (one === line ? { ...one, ...found } : one));
};
