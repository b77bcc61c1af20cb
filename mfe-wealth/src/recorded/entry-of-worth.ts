import type { NetWorth, NetWorthLine } from '@phila/contract/calls';
import type { NetWealthGroupName } from '@phila/finance/net-wealth';
import { largestLine } from './largest-line.ts';

/** Group of the statement for each kind of thing: a home and a vehicle are personal, an account is cash. */
const groupOfAsset: Readonly<Record<number, NetWealthGroupName>> = {
  1: 'personal',
  2: 'personal',
  3: 'cash',
  4: 'investment',
  5: 'retirement',
  6: 'investment',
  7: 'personal',
};

/** Kinds of loan that take over a year: bond, vehicle finance, student loan. */
const LONG_TERM: readonly (number | null)[] = [1, 2, 6];
const LONG_CALCULATIONS: readonly string[] = ['mortgage', 'vehicle'];

/** Savings are cash, assets sold within days are liquid, the rest investments; its name begins with its type. */
const groupOfInvestment = (name: string): NetWealthGroupName => {
  const [type = ''] = name.split(', ');
  if (/saving|notice|deposit|money market|call/i.test(type) && !/tax/i.test(type)) return 'cash';
  return /unit trust|share|tax|exchange|etf/i.test(type) ? 'liquid' : 'investment';
};

const groupOf = ({ of, id, kind, name }: NetWorthLine): NetWealthGroupName => {
  switch (of) {
    case 'asset':
      return groupOfAsset[kind ?? 0] ?? 'personal';
    case 'investment':
      return groupOfInvestment(name);
    case 'retirement':
      return 'retirement';
    case 'loan':
      return LONG_TERM.includes(kind) ? 'longTerm' : 'shortTerm';
    case 'calculation':
      return LONG_CALCULATIONS.includes(id) ? 'longTerm' : 'shortTerm';
  }
};

const calculators: Readonly<Record<string, string>> = {
  mortgage: 'Mortgage Calculator',
  vehicle: 'Finance Calculator',
  loan: 'Loan Calculator',
};

const sources: Readonly<Record<Exclude<NetWorthLine['of'], 'calculation'>, string>> = {
  asset: 'Things you own',
  investment: 'Short-Term Investments',
  retirement: 'Retirement Planning',
  loan: 'Loans & Bonds',
};

/** A line of a statement that a record or a calculation is behind. */
export interface RecordedLine {
  group: NetWealthGroupName;
  label: string;
  amount: number;
  source: string;
  /** Day of the value. */
  date: string;
}

/** A line with the record behind it, whose value follows the line. */
export interface Recorded extends Pick<NetWorthLine, 'of' | 'id' | 'share'> {
  line: RecordedLine;
}

/** True for the source of a line that a record or a calculation is behind. */
export const isRecordSource = (source: string | null): boolean =>
  source !== null && [...Object.values(sources), ...Object.values(calculators)].includes(source);

/** Longest label of a statement's line, in characters. */
const LONGEST = 100;

/**
 * The lines of a statement by the records: what is held today, in the person's share, with the day of each value.
 * Numbers two of one name, since a statement finds a line by its source and name.
 */
export const recordedOf = ({ lines, today }: Pick<NetWorth, 'lines' | 'today'>): Recorded[] => {
  const counted = new Map<string, number>();
  return lines.flatMap((one) => {
    const { of, id, name, value, day, isWorkedOut, share } = one;
    if (value === null || value <= 0 || value > largestLine) return [];
    const source = of === 'calculation' ? (calculators[id] ?? '') : sources[of];
    const label = name.slice(0, LONGEST);
    const key = `${source} ${label}`;
    const count = (counted.get(key) ?? 0) + 1;
    counted.set(key, count);
    const line: RecordedLine = {
      group: groupOf(one),
      label: count === 1 ? label : `${label.slice(0, LONGEST - 5)} ${count}`,
      amount: value,
      source,
      // Dates a balance that was worked out today.
      date: isWorkedOut ? today : (day ?? today),
    };
    return [{ of, id, share, line }];
  });
};

/** The statement by the records, to print, save and share. */
export const entryOfWorth = (worth: Pick<NetWorth, 'lines' | 'today'>) => ({
  lines: recordedOf(worth).map(({ line }) => line),
  date: worth.today,
});
