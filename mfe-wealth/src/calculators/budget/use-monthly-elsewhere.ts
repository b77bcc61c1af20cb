import { calls, itemsOf } from '@phila/contract/calls';
import { lookups } from '@phila/contract/lookups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FoundLine, foundLines, paidMonthly } from '@phila/finance/monthly-payments';
import { countsAsOwn } from '@phila/contract/records/debt-kinds';
import { useDebts } from '../../elsewhere/use-debts.ts';
import { readsOf, type Reads } from '../../elsewhere/reads.ts';
import { useNames } from '../../elsewhere/use-names.ts';
import { useOwn } from '../../elsewhere/use-own.ts';

const everyRow = { query: {} };

/** Reads monthly income and payments from the person's records and the calculations marked as their own. */
export const useMonthlyElsewhere = (): { lines: FoundLine[]; reads: Reads } => {
  const insurance = useQuery(calls.wealth.shortTermInsurance.list.query(everyRow));
  const covers = useQuery(calls.wealth.riskCover.list.query(everyRow));
  const retirement = useQuery(calls.wealth.retirementPlanning.list.query(everyRow));
  const investments = useQuery(calls.wealth.shortTermInvestment.list.query(everyRow));
  const types = useNames(lookups.riskCoverTypes);
  const retirementTypes = useNames(lookups.retirementPlanningTypes);
  const payslip = useQuery(calls.wealth.payslip.read.query({}));
  const mortgage = useQuery(calls.wealth.mortgage.read.query({}));
  const vehicle = useQuery(calls.wealth.vehicle.read.query({}));
  const loan = useQuery(calls.wealth.loan.read.query({}));
  const { debts, reading: debtsRead } = useDebts();
  const { own, isOwn } = useOwn();
  const lines = useMemo(
    () =>
      foundLines({
        insurance: itemsOf(insurance.data ?? []).map(({ monthlyPremium }) => monthlyPremium),
        covers: itemsOf(covers.data ?? []).map(({ typeId, monthlyContribution }) => ({
          type: types.get(typeId),
          monthlyContribution,
        })),
        retirement: itemsOf(retirement.data ?? []).map(
          ({ retirementPlanningTypeId, monthlyContribution }) => ({
            type: retirementTypes.get(retirementPlanningTypeId),
            monthlyContribution,
          }),
        ),
        investments: itemsOf(investments.data ?? []).map(({ monthlyContribution }) => monthlyContribution),
        netPay: (isOwn.has('payslip') && payslip.data?.result.net) || null,
        debts,
        bond: (countsAsOwn('mortgage', isOwn, debts) && paidMonthly(mortgage.data)) || null,
        vehicle: (countsAsOwn('vehicle', isOwn, debts) && paidMonthly(vehicle.data)) || null,
        loan: (countsAsOwn('loan', isOwn, debts) && paidMonthly(loan.data)) || null,
      }),
    [
      insurance.data,
      covers.data,
      retirement.data,
      investments.data,
      types,
      retirementTypes,
      debts,
      payslip.data,
      mortgage.data,
      vehicle.data,
      loan.data,
      isOwn,
    ],
  );
  const all = [insurance, covers, retirement, investments, debtsRead, payslip, mortgage, vehicle, loan, own];
  return { lines, reads: readsOf(all) };
};
