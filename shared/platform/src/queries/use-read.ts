import { type ClientCall, type InputOf, queryOf, type ValueOf } from '@phila/contract/calls';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { CallError } from '../exchange/call-error.ts';
import { useSession } from '../session/use-session.ts';

type Query<C extends ClientCall> = UseQueryOptions<ValueOf<C>, CallError>;

/** What a screen may set; the rest is specification: records. Times in milliseconds. */
export type ReadOptions<C extends ClientCall> = Pick<
  Query<C>,
  | 'enabled'
  | 'staleTime'
  | 'gcTime'
  | 'retry'
  | 'refetchOnWindowFocus'
  | 'refetchInterval'
  | 'placeholderData'
>;

/** Reads a call by react-query: `useQuery` with the call's own options. The same call with the same input is asked once. */
export const useRead = <C extends ClientCall>(
  call: C,
  input: InputOf<C>,
  options: ReadOptions<C> = {},
): UseQueryResult<ValueOf<C>, CallError> => {
  const { enabled, ...others } = options;
  const { signedIn } = useSession();
  return useQuery<ValueOf<C>, CallError>({
    ...others,
    ...queryOf(call, input),
    // What only a person may read waits until one is signed in, whatever the screen says.
    ...(enabled === undefined || (call.access !== 'anyone' && !signedIn) ? {} : { enabled }),
  });
};
