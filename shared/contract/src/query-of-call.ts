import type { AnyCall, ClientCall, InputOf, LightCall, ValueOf } from './call.ts';

/** The last part of the key of a read whose answer differs for the person who is signed in: the platform adds who that is. */
export const BY_SESSION = 'by session';

/** What the platform's query client reads of a query or a mutation: which call it makes, and with what. */
export interface CallMeta extends Record<string, unknown> {
  readonly call: ClientCall;
  readonly input?: unknown;
  /** Whose the answer is: what is not for anyone is forgotten with the session. */
  readonly access: ClientCall['access'];
}

/**
 * Options of react-query for a read: `useQuery(calls.lookup.countries.query({}))`. The platform's query client makes the
 * call (`queryFn` is never set here; its type carries what the call answers).
 */
export interface CallQuery<V> {
  readonly queryKey: readonly unknown[];
  readonly meta: CallMeta;
  readonly queryFn?: (context: { signal: AbortSignal }) => Promise<V>;
}

/** Options of react-query for a call that changes something: `useMutation(calls.details.tax.update.mutation())`. */
export interface CallMutation<V, I> {
  readonly mutationKey: readonly unknown[];
  readonly meta: CallMeta;
  mutationFn?(input: I): Promise<V>;
}

/** The same read with the same input has the same key, so that it is asked once for all pages. */
export const queryOf = <C extends ClientCall>(call: C, input: InputOf<C>): CallQuery<ValueOf<C>> => {
  const isBySession = call.knowsPerson === true;
  return {
    queryKey: [call.path, input ?? {}, ...(isBySession ? [BY_SESSION] : [])],
    meta: { call, input, access: isBySession ? 'person' : call.access },
  };
};

export const mutationOf = <C extends ClientCall>(call: C): CallMutation<ValueOf<C>, InputOf<C>> => ({
  mutationKey: [call.path],
  meta: { call, access: call.access },
});

/** A call of the contract as browser code has it: what `send` takes, and its options for react-query. */
export interface ContractCall<C extends AnyCall> extends LightCall<C> {
  /** Reads this call: `useQuery(calls.lookup.countries.query({}))`. */
  query(input: InputOf<C>): CallQuery<ValueOf<C>>;
  /** Makes this call: `useMutation(calls.details.tax.update.mutation())`. */
  mutation(): CallMutation<ValueOf<C>, InputOf<C>>;
}

const methods = {
  query(this: ClientCall, input: InputOf<ClientCall>) {
    return queryOf(this, input);
  },
  mutation(this: ClientCall) {
    return mutationOf(this);
  },
};

/** Makes a call of the browser of what is said of it. The options lie beside what is said, and not in it. */
export const clientCall = <C>(said: Omit<C, 'query' | 'mutation'>): C =>
  Object.assign(Object.create(methods) as object, said) as C;
