import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import { netWealthGroups, type NetWealthGroupName } from '@phila/finance/net-wealth';
import type { FoundLine } from '../calculators/budget/found-lines.ts';
import { lineOf, type RecordedValue } from '../net-wealth/take-over.ts';

/** A part of an amount. */
export interface Part {
  label: string;
  amount: number;
}

/** An amount in rand and its parts, largest first. */
export interface Whole {
  total: number;
  parts: readonly Part[];
}

/** A person's money at a glance (specification: wealth, "Overview"). */
export interface Picture {
  have: Whole;
  owe: Whole;
  /** Monthly. */
  pay: Whole;
  /** Day of the net wealth statement behind `have` and `owe`; null if they come from records. */
  statementOf: string | null;
  /** Count of record values missing from the statement or different in it. */
  notInStatement: number;
  /** Monthly payments as a percentage of net pay; null if pay is unknown. */
  percentOfPay: number | null;
}

/** A person's known data; null or empty if there is none. */
export interface Known {
  /** The last saved net wealth statement, added up by the engine. */
  statement: {
    lines: readonly { label: string; amount: number; source?: string | undefined }[];
    groups: readonly { name: NetWealthGroupName; label: string; total: number }[];
    day: string;
  } | null;
  /** Assets and debts in records and calculators. */
  found: readonly RecordedValue[];
  /** Income and monthly payments in records and calculators. */
  monthly: readonly Pick<FoundLine, 'field' | 'label' | 'amount'>[];
  /** Monthly medical aid cost on the payslip. */
  medicalAid: number | null;
}

const wholeOf = (parts: readonly Part[]): Whole => ({
  total: randFromCents(sumCents(parts.map(({ amount }) => centsFromRand(amount)))),
  parts: parts
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount }) => ({ label, amount }))
    .toSorted((a, b) => b.amount - a.amount),
});

const isOwed = (group: NetWealthGroupName): boolean => netWealthGroups[group].kind === 'liability';

/**
 * Adds up assets, debts and monthly payments. A saved net wealth statement replaces the records, because it may repeat
 * their values; the page says how many record values the statement lacks.
 */
export const pictureOf = ({ statement, found, monthly, medicalAid }: Known): Picture => {
  // Groups a statement, as twenty accounts make no picture.
  const side = (owed: boolean): Whole =>
    wholeOf(
      statement === null
        ? found.filter(({ group }) => isOwed(group) === owed)
        : statement.groups
            .filter(({ name }) => isOwed(name) === owed)
            .map(({ label, total }) => ({ label, amount: total })),
    );
  const pay = wholeOf([
    ...monthly.filter(({ field }) => field !== 'netSalary'),
    ...(medicalAid === null ? [] : [{ label: 'Medical aid', amount: medicalAid }]),
  ]);
  const net = monthly.find(({ field }) => field === 'netSalary')?.amount ?? 0;
  return {
    have: side(false),
    owe: side(true),
    pay,
    statementOf: statement?.day ?? null,
    notInStatement:
      statement === null
        ? 0
        : found.filter((one) => lineOf(statement.lines, one)?.amount !== one.amount).length,
    percentOfPay: net > 0 ? Math.round((pay.total / net) * 100) : null,
  };
};
