import type { ClientCall, ValueOf } from '@phila/contract/calls';
import { queryClient } from '../query-client/query-client.ts';
import { refreshPaths } from '../query-client/refresh-paths.ts';

/**
 * Marks these reads stale: fetches the ones on the screen again, and the others when next shown. Ignores requests in
 * progress, because their answers may be older than the change.
 * @returns resolves once the reads on the screen have ended, also after a failure
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
