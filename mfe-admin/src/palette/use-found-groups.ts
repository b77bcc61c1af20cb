import { calls, type FoundGroup } from '@phila/contract/calls';
import { messageOf, send } from '@phila/platform';
import { useTypedSearch } from '@phila/ui';
import { useCallback, useState } from 'react';
import { useSearchResults } from '../administrative/use-search-results.ts';

/** Fewest letters that the service searches for. */
const LEAST = 2;

const NO_GROUPS: readonly FoundGroup[] = [];

/** Searches for rows a moment after the last letter. */
export const useFoundGroups = () => {
  const [search, setSearch] = useState('');
  const [typed, type] = useTypedSearch(search, setSearch);
  const text = search.trim();
  const { found, failure, refused, isLooking, again } = useSearchResults(
    useCallback(
      async (signal: AbortSignal) =>
        text.length < LEAST ? [] : send(calls.administration.find, { body: { text } }, { signal }),
      [text],
    ),
  );
  const isAsked = typed.trim().length >= LEAST;
  const isBehind = isLooking || typed.trim() !== text;
  return {
    typed,
    type,
    groups: isAsked ? (found ?? NO_GROUPS) : NO_GROUPS,
    failure:
      !isAsked || isBehind
        ? null
        : (refused ?? (failure === null ? null : messageOf(failure, 'We could not search.'))),
    /** True while the results shown are for an earlier text. */
    isLooking: isAsked && isBehind,
    /** True once the results shown are for what is typed. */
    isAnswered: isAsked && !isBehind,
    /** Repeats the search. */
    retry: () => void again(),
  };
};
