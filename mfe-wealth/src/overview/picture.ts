import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import { netWealthGroups, type NetWealthGroupName } from '@phila/finance/net-wealth';
import type { FoundLine } from '../calculators/budget/found-lines.ts';
import { lineOf, type Found } from '../net-wealth/take-over.ts';

/** One of the things that an amount is made of. */
export interface Part {
  label: string;
  amount: number;
}

/** An amount in rand and what it is made of, the largest first. */
export interface Whole {
  total: number;
  parts: readonly Part[];
}

/** What a person sees of their money at a glance (specification: wealth, "Overview"). */
export interface Picture {
  have: Whole;
  owe: Whole;
  /** Each month. */
  pay: Whole;
  /** The day of the statement of net wealth that `have` and `owe` are from; null where they are from the records. */
  statementOf: string | null;
  /** How many values of the records are not in the statement, or are others there. */
  notInStatement: number;
  /** What is paid each month as a percentage of the net pay; null where the pay is not known. */
  percentOfPay: number | null;
}

/** What is known of a person: each null or empty where there is nothing. */
export interface Known {
  /** The statement of net wealth that was saved last, as the engine adds it up. */
  statement: {
    lines: readonly { label: string; amount: number; source?: string | undefined }[];
    groups: readonly { name: NetWealthGroupName; label: string; total: number }[];
    day: string;
  } | null;
  /** What they have and owe in other records and calculators. */
  found: readonly Found[];
  /** What they earn and pay each month in other records and calculators. */
  monthly: readonly Pick<FoundLine, 'field' | 'label' | 'amount'>[];
  /** What their medical aid costs a month, of the payslip. */
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
 * What a person has, owes and pays each month. Their own statement of net wealth counts where there is one, because it
 * may hold by hand what the records have as well; how many values of the records it lacks is said beside it.
 */
export const pictureOf = ({ statement, found, monthly, medicalAid }: Known): Picture => {
  // A statement by its groups: twenty accounts are no picture.
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
