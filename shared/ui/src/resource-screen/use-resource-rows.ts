import { type AnyResource, clientResourceCalls } from '@phila/contract/resources';
import { useRead, type CallError } from '@phila/platform';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ResourceAddress } from './resource-address.ts';
import type { ResourceItem } from './resource-row.ts';

export interface ResourceRows {
  state: 'waiting' | 'failed' | 'ready';
  error: CallError | null;
  retry: () => Promise<unknown>;
  rows: readonly ResourceItem[];
  hasNext: boolean;
  /** How many the filters find; null while that is not known. */
  count: number | null;
  /** The count stops there: there are more. */
  isCapped: boolean;
  /** Other rows are on their way; those of before are still shown. */
  busy: boolean;
}

/** The calls of a resource, whose rows are known by the definition only. */
export const useResourceCalls = (resource: AnyResource) =>
  useMemo(() => clientResourceCalls(resource), [resource]);

/** One page of rows, and beside it how many there are: no row waits for the count. */
export const useResourceRows = (resource: AnyResource, address: ResourceAddress): ResourceRows => {
  const calls = useResourceCalls(resource);
  const { view, query, changeView } = address;
  const list = useRead(
    calls.list,
    { query: { ...query, PageNumber: view.page, PageSize: view.size } as never },
    { placeholderData: keepPreviousData as never },
  );
  const count = useRead(
    calls.count,
    { query: query as never },
    { placeholderData: keepPreviousData as never },
  );
  const rows = (list.data?.items ?? []) as readonly ResourceItem[];
  // Rows were removed, or an old link is opened: the last page that there is.
  const found = count.data?.count;
  const last = found === undefined ? null : Math.max(1, Math.ceil(found / view.size));
  const isBeyond =
    list.data !== undefined &&
    !list.isPlaceholderData &&
    !count.isPlaceholderData &&
    rows.length === 0 &&
    last !== null &&
    view.page > last;
  useEffect(() => {
    if (isBeyond && last !== null) changeView({ page: last });
  }, [isBeyond, last, changeView]);
  return {
    state: list.data !== undefined ? 'ready' : list.isError ? 'failed' : 'waiting',
    error: list.data === undefined ? list.error : null,
    retry: () => list.refetch(),
    rows,
    hasNext: list.data?.hasNext ?? false,
    count: found ?? null,
    isCapped: count.data?.isCapped ?? false,
    busy: list.isPlaceholderData,
  };
};
