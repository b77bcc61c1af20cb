import type { ClientCall, ValueOf } from '@phila/contract/calls';
import { queryClient } from '../query-client/query-client.ts';

/**
 * Those of these reads that are shown are fetched again, the others when they are next shown. An answer that is still on
 * its way is not waited for: it may have been given before what changed.
 * @returns fulfilled once those that are shown have been fetched or have failed to be; never rejected
 */
export const refreshReads = async (calls: readonly Pick<ClientCall, 'path'>[]): Promise<void> => {
  await Promise.all(
    calls.map(async ({ path }) => {
      const reads = { queryKey: [path] };
      // Only a fetch of what there is already is given up for a new one: the first would go on, and count as fresh.
      await queryClient.cancelQueries({ ...reads, predicate: ({ state }) => state.data === undefined });
      await queryClient.invalidateQueries(reads);
    }),
  );
};

/** Changes what is kept of a read, whatever its input was: what a person did is shown before it is fetched again. */
export const changeReads = <C extends ClientCall>(
  call: C,
  change: (value: NonNullable<ValueOf<C>>) => ValueOf<C>,
): void => {
  queryClient.setQueriesData<ValueOf<C>>({ queryKey: [call.path] }, (value) =>
    value === undefined || value === null ? value : change(value),
  );
};
