import { type AnyResource, clientResourceCalls } from '@phila/contract/resources';
import { useMemo } from 'react';
import { useListRows, type ListRows } from '../list/index.ts';
import type { ResourceAddress } from './resource-address.ts';
import type { ResourceItem } from './resource-row.ts';

/** The calls of a resource, whose rows are known by the definition only. */
export const useResourceCalls = (resource: AnyResource) =>
  useMemo(() => clientResourceCalls(resource), [resource]);

/** One page of rows, and beside it how many there are: no row waits for the count. */
export const useResourceRows = (resource: AnyResource, address: ResourceAddress): ListRows<ResourceItem> => {
  const calls = useResourceCalls(resource);
  const { asked } = address;
  return useListRows(calls.list, address, {
    input: { query: asked },
    count: calls.count,
  }) as ListRows<ResourceItem>;
};
