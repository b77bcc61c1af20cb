import type { CallMeta } from '@phila/contract/calls';
import {
  type DefaultError,
  type Query,
  QueryCache,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryOptions,
  type QueryState,
} from '@tanstack/react-query';
import { addressOf, type Parts } from '../exchange/address.ts';

/** A read that a page asked for while it was drawn. */
export interface AskedRead extends Pick<CallMeta['call'], 'method' | 'path' | 'access'> {
  readonly key: QueryKey;
  /** Its path and query at the service. */
  readonly address: string;
}

/**
 * Notes the reads of enabled queries that have no answer. It looks where a query is built, because a second observer
 * with `enabled: false` overwrites the option of the query.
 */
export class AskedReads extends QueryCache {
  private readonly noted = new Map<string, AskedRead>();

  override build<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
  >(
    client: QueryClient,
    options: QueryOptions<TQueryFnData, TError, TData, TQueryKey> & { queryKey: TQueryKey },
    state?: QueryState<TData, TError>,
  ): Query<TQueryFnData, TError, TData, TQueryKey> {
    const query = super.build<TQueryFnData, TError, TData, TQueryKey>(client, options, state);
    const { enabled } = options as QueryObserverOptions<TQueryFnData, TError, TData, TData, TQueryKey>;
    const isEnabled = typeof enabled === 'function' ? enabled(query) : enabled !== false;
    if (query.state.status !== 'pending' || query.meta === undefined || !('call' in query.meta)) return query;
    const { call, input } = query.meta as CallMeta;
    const { method, path, access } = call;
    // Notes a person's read although it is held back from a visitor: who asks may refuse the page.
    if (isEnabled || access !== 'anyone')
      this.noted.set(query.queryHash, {
        key: query.queryKey,
        method,
        path,
        access,
        address: addressOf(call, (input ?? {}) as Parts),
      });
    return query;
  }

  get asked(): readonly AskedRead[] {
    return [...this.noted.values()];
  }
}
