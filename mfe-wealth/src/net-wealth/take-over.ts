import { largestLine } from './largest-line.ts';
import type { Line } from './line.ts';
import { owedOn } from '../keeping/owed-on.ts';
import type { LoanResult } from '@phila/finance';
import { debtKinds } from '@phila/contract/records/debt-kinds';
import type { Owed } from '../elsewhere/debts.ts';

/** A value found in the person's records. */
export type RecordedValue = Pick<Line, 'group' | 'label' | 'amount' | 'source' | 'date'> & {
  amount: number;
  source: string;
};

/** A record with a value, and names of its type and provider. */
export interface Valued {
  type: string | undefined;
  provider: string | undefined;
  value: number | null;
}

/** The person's records and saved calculations; undefined if not loaded. */
export interface ValuesElsewhere {
  investments: readonly Valued[];
  retirement: readonly Valued[];
  debts: readonly Owed[];
  bond: LoanResult | null;
  vehicle: LoanResult | null;
  loan: LoanResult | null;
}

/** Savings are cash, assets sold within days are liquid, the rest investments. */
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

/** Kinds of loan that take over a year: bond, vehicle finance, student loan. */
const LONG_TERM: readonly (number | null)[] = [1, 2, 6];

/** Debts in the records. Numbers two of one kind at one bank, since a line is found by name. */
const foundDebts = (debts: readonly Owed[], today: string): RecordedValue[] => {
  const counted = new Map<string, number>();
  return debts.flatMap(({ kind, bank, balance, balanceDate }) => {
    if (balance === null || balance <= 0 || balance > largestLine) return [];
    const type = debtKinds.find(({ id }) => id === kind)?.name;
    const name = named({ type, provider: bank, value: balance }, 'Loan');
    const count = (counted.get(name) ?? 0) + 1;
    counted.set(name, count);
    return [
      {
        group: LONG_TERM.includes(kind) ? 'longTerm' : 'shortTerm',
        label: count === 1 ? name : `${name.slice(0, 95)} ${count}`,
        amount: balance,
        source: 'Loans & Bonds',
        date: balanceDate ?? today,
      },
    ];
  });
};

/** @param today YYYY-MM-DD: day the values are taken over */
export const foundValues = (
  { investments, retirement, debts, bond, vehicle, loan }: ValuesElsewhere,
  today: string,
): RecordedValue[] => {
  const valued = (
    records: readonly Valued[],
    source: string,
    group: (type?: string) => Line['group'],
  ): RecordedValue[] =>
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
  const owed = (
    result: LoanResult | null,
    group: Line['group'],
    label: string,
    source: string,
  ): RecordedValue[] => {
    const amount = result === null ? null : owedOn(result, today);
    return amount === null ? [] : [{ group, label, amount, source, date: today }];
  };
  return [
    ...valued(investments, 'Short-Term Investments', groupOf),
    ...valued(retirement, 'Retirement Planning', () => 'retirement'),
    ...foundDebts(debts, today),
    ...owed(bond, 'longTerm', 'Bond', 'Mortgage Calculator'),
    ...owed(vehicle, 'longTerm', 'Vehicle', 'Finance Calculator'),
    ...owed(loan, 'shortTerm', 'Personal loan', 'Loan Calculator'),
  ];
};

/** The line of a value taken over before, by source and name. */
export const lineOf = <One extends { label: string; source?: string | null | undefined }>(
  lines: readonly One[],
  { source, label }: RecordedValue,
): One | undefined => lines.find((line) => line.source === source && line.label === label);

/** Takes a value over into its line, or a new one. */
export const takenOver = (lines: readonly Line[], found: RecordedValue, key: string): Line[] => {
  const line = lineOf(lines, found);
  return line === undefined
    ? [...lines, { ...found, key }]
    : lines.map((one) => (one === line ? { ...one, ...found } : one));
};
