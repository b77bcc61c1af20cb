import type { lookups } from '@phila/contract/lookups';
import { useRead } from '@phila/platform';
import { useMemo } from 'react';

/** A list of types or providers, each with an id and a name. */
type NamedLookup = typeof lookups.shortTermTypes;

/** The names of a lookup by their ids; empty until it came. */
export const useNames = (lookup: NamedLookup): ReadonlyMap<unknown, string> => {
  const { data } = useRead(lookup.call, {});
  return useMemo(
    () => new Map((data ?? []).map((row) => [lookup.idOf(row), lookup.labelOf(row)])),
    [data, lookup],
  );
};
