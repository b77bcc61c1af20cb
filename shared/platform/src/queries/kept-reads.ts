import type { ClientCall, ValueOf } from '@phila/contract/calls';
import { queryClient } from './client.ts';

/** Those of these reads that are shown are fetched again, the others when they are next shown. */
export const refreshReads = (calls: readonly Pick<ClientCall, 'path'>[]): void => {
  for (const { path } of calls) void queryClient.invalidateQueries({ queryKey: [path] });
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
