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
/** Specification: records: data is fresh for 5 minutes. */
const FRESH = 5 * 60_000;

/** A refusal stays a refusal; only what the service or the way to it got wrong is worth asking again. */
const isRefused = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/**
 * Specification: records. A request is tried also where the browser believes itself offline: it then fails with words, where
 * react-query would let the person wait for a connection without saying so.
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

/** Keeps each read that only a person may make until one is signed in, whatever `enabled` the page gives it. */
class SessionQueryClient extends QueryClient {
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

/** Refreshes what a write changed, and lets the next filling of its form count for itself. */
const mutationCache = new MutationCache({
  onSuccess: (_data, _input, _result, mutation, { client }) => {
    forgetKey(mutation);
    void refreshPaths(client, mutation.meta?.['refreshes'] as readonly { path: string }[] | undefined);
  },
});
followFillings(mutationCache);

/** One for the host and every remote. */
export const queryClient: QueryClient = new SessionQueryClient({ defaultOptions: policy, mutationCache });

/**
 * Forgets everything that was read or written for a person or, of what differs for one, for a visitor; what anyone may read
 * (lookups) stays. Pages that are still shown read for who is there now.
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
