import type { ClientCall, ValueOf } from '@phila/contract/calls';
import { queryClient } from '../query-client/query-client.ts';
import { refreshPaths } from '../query-client/refresh-paths.ts';

/**
 * Those of these reads that are shown are fetched again, the others when they are next shown. An answer that is still on
 * its way is not waited for: it may have been given before what changed.
 * @returns fulfilled once those that are shown have been fetched or have failed to be; never rejected
 */
export const refreshReads = (calls: readonly Pick<ClientCall, 'path'>[]): Promise<void> =>
  refreshPaths(queryClient, calls);

/** Changes what is kept of a read, whatever its input was: what a person did is shown before it is fetched again. */
export const changeReads = <C extends ClientCall>(
  call: C,
  change: (value: NonNullable<ValueOf<C>>) => ValueOf<C>,
): void => {
  queryClient.setQueriesData<ValueOf<C>>({ queryKey: [call.path] }, (value) =>
    value === undefined || value === null ? value : change(value),
  );
};
