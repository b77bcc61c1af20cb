import { type ClientCall, queryOf } from '@phila/contract/calls';
import { queryClient } from '../query-client/query-client.ts';

/**
 * Requests data before its page is drawn: the page finds the answer, or the request under way. Ignores errors, because
 * the page requests again. Takes only reads without parameters in their paths.
 */
export const prefetchReads = (reads: readonly { call: ClientCall; query?: object }[]): void => {
  for (const { call, query } of reads)
    void queryClient.prefetchQuery(queryOf(call, query === undefined ? {} : { query }));
};
