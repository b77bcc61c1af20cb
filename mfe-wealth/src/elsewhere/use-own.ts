import { calls, type OwnableCalculator } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Which saved calculations count as what the person earns, pays and owes: those that they said are their own. Whatever
 * else is saved is a trial (specification: wealth, "Calculators").
 */
export const useOwn = () => {
  const own = useQuery(calls.wealth.ownCalculations.query({}));
  const names = useMemo(() => new Set<OwnableCalculator>(own.data), [own.data]);
  return { own, isOwn: names };
};
