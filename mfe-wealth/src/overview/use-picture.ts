import { calls } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readsOf, type Reads } from '../elsewhere/reads.ts';
import { useOwn } from '../elsewhere/use-own.ts';
import { useMonthlyElsewhere } from '../calculators/budget/use-monthly-elsewhere.ts';
import { useValuesElsewhere } from '../net-wealth/use-values-elsewhere.ts';
import { pictureOf, type Picture } from './picture.ts';

interface Pictured {
  picture: Picture;
  reads: Reads;
  /** True if part of the assets and debts, or of the payments, could not be read. */
  lacks: { values: boolean; monthly: boolean };
}

/**
 * Assets, debts and monthly payments, with the parts still missing.
 * @param today YYYY-MM-DD
 */
export const usePicture = (today: string): Pictured => {
  const statement = useQuery(calls.wealth.netWealth.read.query({}));
  const payslip = useQuery(calls.wealth.payslip.read.query({}));
  const monthly = useMonthlyElsewhere();
  const values = useValuesElsewhere(today);
  const { isOwn } = useOwn();
  const ownReads = readsOf([statement]);
  const picture = useMemo(
    () =>
      pictureOf({
        statement: statement.data
          ? {
              lines: statement.data.entry.lines,
              groups: statement.data.result.groups,
              day: statement.data.result.date ?? today,
            }
          : null,
        found: values.found,
        monthly: monthly.lines,
        medicalAid: (isOwn.has('payslip') && payslip.data?.entry.medicalAidContribution) || null,
      }),
    [statement.data, values.found, monthly.lines, payslip.data, isOwn, today],
  );
  const all = [ownReads, monthly.reads, values.reads];
  return {
    picture,
    lacks: { values: ownReads.hasFailed || values.reads.hasFailed, monthly: monthly.reads.hasFailed },
    reads: {
      isWaiting: all.some(({ isWaiting }) => isWaiting),
      hasFailed: all.some(({ hasFailed }) => hasFailed),
      retry: () => Promise.all(all.map(({ retry }) => retry())),
    },
  };
};
