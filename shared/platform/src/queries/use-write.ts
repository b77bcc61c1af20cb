import { type ClientCall, type InputOf, mutationOf, type ValueOf } from '@phila/contract/calls';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallError } from '../exchange/call-error.ts';
import { newIdempotencyKey } from '../calls/idempotency-key.ts';
import { send } from '../calls/send.ts';
import { refreshReads } from './kept-reads.ts';

export interface WriteOptions {
  /** The reads that this write changes: those shown are fetched again, the others when they are next shown. */
  refreshes?: readonly Pick<ClientCall, 'path'>[];
  /**
   * For a call that declares `idempotencyKey`: until it succeeds, what is sent again counts as the same request, so a
   * second press after a lost reply adds nothing. Default: false.
   */
  once?: boolean;
}

/** Makes a call that changes something; never twice by itself (specification: records). */
export const useWrite = <C extends ClientCall>(
  call: C,
  { refreshes = [], once = false }: WriteOptions = {},
): UseMutationResult<ValueOf<C>, CallError, InputOf<C>> => {
  const key = useRef<string | null>(null);
  const sendOnce = (input: InputOf<C>): Promise<ValueOf<C>> => {
    key.current ??= newIdempotencyKey();
    return send(call, input, { idempotencyKey: key.current });
  };
  return useMutation<ValueOf<C>, CallError, InputOf<C>>({
    ...mutationOf(call),
    ...(once ? { mutationFn: sendOnce } : {}),
    onSuccess: () => {
      key.current = null;
      void refreshReads(refreshes);
    },
  });
};
