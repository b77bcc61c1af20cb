import type { ClientCall, ValueOf } from '@phila/contract/calls';
import { queryClient } from '../query-client/query-client.ts';
import { refreshPaths } from '../query-client/refresh-paths.ts';

/**
 * Fetches these reads again where they are shown, and the others when they are next shown. Does not wait for a request
 * under way, whose answer may predate the change.
 * @returns resolves once the reads on show have ended, also after a failure
 */
export const refreshReads = (calls: readonly Pick<ClientCall, 'path'>[]): Promise<void> =>
  refreshPaths(queryClient, calls);

/** Changes the cached values of a read, for every input, so that a change shows before the next fetch. */
export const changeReads = <C extends ClientCall>(
  call: C,
  change: (value: NonNullable<ValueOf<C>>) => ValueOf<C>,
): void => {
  queryClient.setQueriesData<ValueOf<C>>({ queryKey: [call.path] }, (value) =>
    value === undefined || value === null ? value : change(value),
  );
};
