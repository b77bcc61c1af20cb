import { queryOf } from '@phila/contract/calls';
import type { lookups } from '@phila/contract/lookups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** A list of types or providers, with ids and names. */
type NamedLookup = typeof lookups.shortTermTypes;

/** A lookup's names by id; empty until loaded. */
export const useNames = (lookup: NamedLookup): ReadonlyMap<unknown, string> => {
  const { data } = useQuery(queryOf(lookup.call, {}));
  return useMemo(
    () => new Map((data ?? []).map((row) => [lookup.idOf(row), lookup.labelOf(row)])),
    [data, lookup],
  );
};
