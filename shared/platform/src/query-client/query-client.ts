import {
  type DefaultedQueryObserverOptions,
  type DefaultError,
  type DefaultOptions,
  MutationCache,
  QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { CallError } from '../exchange/call-error.ts';
import { store } from '../store/store.ts';
import { followFillings, forgetKey } from './filling-key.ts';
import { refreshPaths } from './refresh-paths.ts';

const RETRIES = 3;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** Milliseconds that data is fresh (specification: records). */
const FRESH = 5 * 60_000;

/** Tells if the service refused the request: repeating it would not help. */
const isRefused = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/**
 * Sets the policy of specification: records. Sends even where the browser believes itself offline: the request then
 * fails with a message, where react-query would wait for a connection in silence.
 */
export const policy: DefaultOptions = {
  queries: {
    staleTime: FRESH,
    retry: (failures, error) => failures < RETRIES && !isRefused(error),
    retryDelay: (failure) => Math.min(FIRST_WAIT * 2 ** failure, LONGEST_WAIT),
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
    networkMode: 'always',
  },
  mutations: { retry: 0, networkMode: 'always' },
};

const isForAnyone = (meta: Readonly<Record<string, unknown>> | undefined): boolean =>
  meta === undefined || !('call' in meta) || (meta['call'] as { access?: unknown }).access === 'anyone';

/** Holds back every read that needs a person until one is signed in, whatever `enabled` the page sets. */
export class SessionQueryClient extends QueryClient {
  override defaultQueryOptions<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(
    options:
      | QueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey, TPageParam>
      | DefaultedQueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey>,
  ): DefaultedQueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey> {
    const defaulted = super.defaultQueryOptions(options);
    if (options._defaulted || isForAnyone(defaulted.meta)) return defaulted;
    const { enabled } = defaulted;
    return {
      ...defaulted,
      enabled: (query) =>
        store.getState().session.person.signedIn &&
        (typeof enabled === 'function' ? enabled(query) : enabled) !== false,
    };
  }
}

/** Refreshes the reads that a write changed, and ends the filling of its form. */
const mutationCache = new MutationCache({
  onSuccess: (_data, _input, _result, mutation, { client }) => {
    forgetKey(mutation);
    void refreshPaths(client, mutation.meta?.['refreshes'] as readonly { path: string }[] | undefined);
  },
});
followFillings(mutationCache);

/** The query client that the host and every remote share. */
export const queryClient: QueryClient = new SessionQueryClient({ defaultOptions: policy, mutationCache });

/**
 * Forgets the reads and writes of the person, or the visitor's where they differ; reads for anyone (lookups) stay.
 * Pages that are still shown read again for the new person.
 */
export const forgetPersonData = (): void => {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ meta }) => meta?.['access'] !== 'anyone' })) {
    void query.cancel({ silent: true });
    query.reset();
    cache.remove(query);
    for (const observer of query.observers) {
      const { queryHash: _hash, _defaulted, ...options } = observer.options;
      observer.setOptions(options);
    }
  }
  queryClient.getMutationCache().clear();
};
