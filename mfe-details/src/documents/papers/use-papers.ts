import { calls } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds for which the list is fresh: an employer may hand papers over at any time. */
const FRESH = 60_000;

/** Reads that change once a paper is opened or said to be read. */
export const paperReads = [
  calls.papers.receivedPapers,
  calls.dashboard.today,
  calls.organisation.room,
] as const;

/** Reads the papers that employers handed over to the person, by employer. */
export const usePapers = () => useQuery(calls.papers.receivedPapers.query({}, { staleTime: FRESH }));
