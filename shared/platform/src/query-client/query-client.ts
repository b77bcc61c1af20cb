import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { CallError } from '../exchange/call-error.ts';

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

/** One for the host and every remote. */
export const queryClient = new QueryClient({ defaultOptions: policy });

/**
 * Forgets everything that was read or written for a person, also on pages that are still shown; what anyone may read
 * (lookups) stays.
 */
export const forgetPersonData = (): void => {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: ({ meta }) => meta?.['access'] !== 'anyone' })) {
    void query.cancel({ silent: true });
    query.reset();
    cache.remove(query);
  }
  queryClient.getMutationCache().clear();
};
