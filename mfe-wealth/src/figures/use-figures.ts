import { calls } from '@phila/contract/calls';
import { type Figures, figuresOn } from '@phila/finance/figure-tables';
import { useToday } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Tables that hold today: the shipped ones at once, the service's when they arrive and differ. */
export const useFigures = (): Figures => {
  const today = useToday();
  const { data } = useQuery(calls.wealth.figureTables.query({}, { staleTime: Infinity }));
  const shipped = useMemo(() => figuresOn(today), [today]);
  return useMemo(() => {
    if (data === undefined) return shipped;
    const known = figuresOn(
      today,
      data.map(({ table }) => table),
    );
    return JSON.stringify(known) === JSON.stringify(shipped) ? shipped : known;
  }, [data, shipped, today]);
};
