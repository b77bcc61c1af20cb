import { type ClientCall, queryOf } from '@phila/contract/calls';
import { queryClient } from '../query-client/query-client.ts';

/**
 * Requests data before the page that shows it is there: the page finds the answer, or the request under way. Errors are
 * ignored here; the page requests again. Only reads without parameters in their paths.
 */
export const prefetchReads = (reads: readonly { call: ClientCall; query?: object }[]): void => {
  for (const { call, query } of reads)
    void queryClient.prefetchQuery(queryOf(call, query === undefined ? {} : { query }));
};
