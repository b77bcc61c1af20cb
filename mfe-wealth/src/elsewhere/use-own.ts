import { calls, type OwnableCalculator } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Saved calculations that the person marked as their own income, payments or debts. Others are trials (specification:
 * wealth, "Calculators").
 */
export const useOwn = () => {
  const own = useQuery(calls.wealth.ownCalculations.query({}));
  const names = useMemo(() => new Set<OwnableCalculator>(own.data), [own.data]);
  return { own, isOwn: names };
};
