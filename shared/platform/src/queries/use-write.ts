import type { ClientCall, InputOf, ValueOf } from '@phila/contract/calls';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { CallError } from '../calls/call-error.ts';
import { send } from '../calls/send.ts';

export interface WriteOptions {
  /** The reads that this write changes: those shown are fetched again, the others when they are next shown. */
  refreshes?: readonly Pick<ClientCall, 'path'>[];
}

/** Makes a call that changes something; never twice by itself (specification: records). */
export const useWrite = <C extends ClientCall>(
  call: C,
  { refreshes = [] }: WriteOptions = {},
): UseMutationResult<ValueOf<C>, CallError, InputOf<C>> => {
  const client = useQueryClient();
  return useMutation<ValueOf<C>, CallError, InputOf<C>>({
    mutationFn: (input) => send(call, input),
    onSuccess: () => {
      for (const { path } of refreshes) void client.invalidateQueries({ queryKey: [path] });
    },
  });
};
