import { BY_SESSION, type CallMeta } from '@phila/contract/calls';
import { type DefaultOptions, hashKey, type QueryClient } from '@tanstack/react-query';
import { send } from '../calls/send.ts';
import { fillingKey } from '../query-client/filling-key.ts';
import { policy, queryClient } from '../query-client/query-client.ts';
import { store } from '../store/store.ts';

const isSignedIn = (): boolean => store.getState().session.person.signedIn;

const callOf = (meta: Record<string, unknown> | undefined): CallMeta | undefined =>
  meta !== undefined && 'call' in meta ? (meta as CallMeta) : undefined;

/**
 * Makes the query client send the contract's calls, so that a query or mutation only names its call
 * (`calls.lookup.countries.query({})`). Caches a person's answers apart from a visitor's, and sends a form's
 * idempotency key with a write that declares one.
 */
const options: DefaultOptions = {
  queries: {
    queryFn: ({ meta, signal, queryKey }) => {
      const call = callOf(meta);
      if (call === undefined) throw new Error(`No queryFn, and no call: ${hashKey(queryKey)}`);
      return send(call.call, call.input, { signal });
    },
    queryKeyHashFn: (key) => hashKey(key.at(-1) === BY_SESSION ? [...key, isSignedIn()] : key),
  },
  mutations: {
    mutationFn: (input, { meta, client }) => {
      const call = callOf(meta)?.call;
      if (call === undefined) throw new Error('No mutationFn, and no call');
      const idempotencyKey = call.idempotencyKey === true ? fillingKey(client, input) : undefined;
      return send(call, input, { idempotencyKey });
    },
  },
};

/**
 * Gives a query client these options and the platform's policy.
 * @param more settings of a test
 */
export const makeCalls = (more: DefaultOptions['queries'] = {}, client: QueryClient = queryClient): void =>
  client.setDefaultOptions({
    queries: { ...policy.queries, ...options.queries, ...more },
    mutations: { ...policy.mutations, ...options.mutations },
  });
