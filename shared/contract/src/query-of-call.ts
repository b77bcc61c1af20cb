import type {
  DataTag,
  DefaultError,
  QueryKey,
  UnusedSkipTokenOptions,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { AnyCall, ClientCall, InputOf, LightCall, ValueOf } from './call.ts';

/** Ends the key of a read that depends on the session; the platform then adds the person. */
export const BY_SESSION = 'by session';

/** The call behind a query or mutation, for the platform's query client. */
export interface CallMeta extends Record<string, unknown> {
  readonly call: ClientCall;
  readonly input?: unknown;
  /** The call's access: only public answers outlive the session. */
  readonly access: ClientCall['access'];
  /** The reads that a mutation changes. */
  readonly refreshes?: readonly Pick<ClientCall, 'path'>[];
}

/** Options for a read: options of `useQuery`, except those that the call determines. */
export type ReadOptions<V, T = V> = Omit<
  UseQueryOptions<V, DefaultError, T>,
  'queryKey' | 'queryFn' | 'queryKeyHashFn' | 'meta'
>;

/**
 * The type of react-query's `queryOptions`: `useQuery(calls.lookup.countries.query({}))`. The platform's query client
 * makes the call, so `queryFn` is never set here.
 */
export type CallQuery<V, T = V> = UnusedSkipTokenOptions<V, DefaultError, T> & {
  queryKey: DataTag<QueryKey, V, DefaultError>;
  meta: CallMeta;
};

/** Options for a write: options of `useMutation`, except those that the call determines. */
export interface WriteOptions<V, I> extends Omit<
  UseMutationOptions<V, DefaultError, I>,
  'mutationKey' | 'mutationFn' | 'meta'
> {
  /** Reads that it changes: fetched again at once if on screen, else when next shown. */
  refreshes?: readonly Pick<ClientCall, 'path'>[];
}

/** Options of `useMutation`: `useMutation(calls.details.tax.update.mutation())`. */
export type CallMutation<V, I> = UseMutationOptions<V, DefaultError, I> & { meta: CallMeta };

/**
 * Makes the options of a read. The same call with the same input has the same key, so that all pages share one request.
 */
export const queryOf = <C extends ClientCall>(
  call: C,
  input: InputOf<C>,
  options: ReadOptions<ValueOf<C>> = {},
): CallQuery<ValueOf<C>> => {
  const isBySession = call.knowsPerson === true;
  const queryKey = [call.path, input ?? {}, ...(isBySession ? [BY_SESSION] : [])];
  return {
    ...options,
    queryKey: queryKey as QueryKey as DataTag<QueryKey, ValueOf<C>, DefaultError>,
    meta: { call, input, access: isBySession ? 'person' : call.access },
  };
};

export const mutationOf = <C extends ClientCall>(
  call: C,
  { refreshes = [], ...options }: WriteOptions<ValueOf<C>, InputOf<C>> = {},
): CallMutation<ValueOf<C>, InputOf<C>> => ({
  ...options,
  mutationKey: [call.path],
  meta: { call, access: call.access, refreshes },
});

/** A call of the contract in browser code: `send` takes it, and it makes options for react-query. */
export interface ContractCall<C extends AnyCall> extends LightCall<C> {
  /** Reads this call: `useQuery(calls.lookup.countries.query({}))`. */
  query(input: InputOf<C>, options?: ReadOptions<ValueOf<C>>): CallQuery<ValueOf<C>>;
  query<T>(
    input: InputOf<C>,
    options: ReadOptions<ValueOf<C>, T> & { select: (value: ValueOf<C>) => T },
  ): CallQuery<ValueOf<C>, T>;
  /** Makes this call: `useMutation(calls.details.tax.update.mutation())`. */
  mutation(options?: WriteOptions<ValueOf<C>, InputOf<C>>): CallMutation<ValueOf<C>, InputOf<C>>;
}

const methods = {
  query(this: ClientCall, input: InputOf<ClientCall>, options?: ReadOptions<ValueOf<ClientCall>>) {
    return queryOf(this, input, options);
  },
  mutation(this: ClientCall, options?: WriteOptions<ValueOf<ClientCall>, InputOf<ClientCall>>) {
    return mutationOf(this, options);
  },
};

/**
 * Builds a browser's call from its declaration. The option methods are on its prototype, so that they are not among its
 * own fields.
 */
export const clientCall = <C>(said: Omit<C, 'query' | 'mutation'>): C =>
  Object.assign(Object.create(methods) as object, said) as C;
