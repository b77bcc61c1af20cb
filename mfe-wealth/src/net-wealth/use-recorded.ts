import { calls } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Recorded, recordedOf } from '../recorded/entry-of-worth.ts';

/**
 * Reads the records of what the person owns and owes, as lines of a statement; undefined until it is read.
 * @param isWanted false on the public page
 */
export const useRecorded = (isWanted: boolean) => {
  const { data, error, refetch } = useQuery(
    calls.wealth.netWorth.read.query({ query: {} }, { enabled: isWanted }),
  );
  const recorded = useMemo(
    (): Recorded[] | undefined => (data === undefined ? data : recordedOf(data)),
    [data],
  );
  return {
    recorded,
    statementLines: data?.statementLines ?? 0,
    hasFailed: data === undefined && error !== null,
    retry: refetch,
  };
};
