import type { ClientCall, InputOf, ValueOf } from '@phila/contract/calls';
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { CallError } from '../exchange/call-error.ts';
import { send } from '../calls/send.ts';
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

export const readKey = (call: Pick<ClientCall, 'path'>, input: unknown): readonly unknown[] => [
  call.path,
  input ?? {},
];

/**
 * Reads a call and keeps its value for 5 minutes; the same call with the same input is asked once for all pages. What
 * only a person may read is not asked while nobody is signed in.
 */
export const useRead = <C extends ClientCall>(
  call: C,
  input: InputOf<C>,
  { enabled = true, ...options }: ReadOptions<C> = {},
): UseQueryResult<ValueOf<C>, CallError> => {
  const { signedIn } = useSession();
  // What a person is told is not what a visitor is: each is kept by itself, and a person's goes with the session.
  const isTheirs = call.knowsPerson === true && signedIn;
  const allowed = call.access === 'anyone' || signedIn;
  return useQuery<ValueOf<C>, CallError>({
    ...options,
    queryKey: isTheirs ? [...readKey(call, input), 'signed in'] : readKey(call, input),
    queryFn: ({ signal }) => send(call, input, { signal }),
    enabled: allowed ? enabled : false,
    meta: { access: isTheirs ? 'person' : call.access },
  });
};
