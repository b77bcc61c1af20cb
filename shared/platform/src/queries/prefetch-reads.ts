import { type ClientCall, queryOf } from '@phila/contract/calls';
import { queryClient } from '../query-client/query-client.ts';

/**
 * Requests data before the page that shows it is there: the page finds the answer, or the request under way. Errors are
 * ignored here; the page requests again. Only reads without parameters.
 */
export const prefetchReads = (reads: readonly ClientCall[]): void => {
  for (const call of reads) void queryClient.prefetchQuery(queryOf(call, {}));
};
