import { CallError } from '@phila/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface SearchResults<F> {
  found: F | null;
  /** Reason for a missing answer; null if there is one. */
  failure: CallError | null;
  /** Fault in the text, shown at its field while the earlier results stay. */
  refused: string | undefined;
  /** Repeats the search. */
  again: () => Promise<void>;
}

/**
 * Searches for people, a page at a time. The text goes in the request body, so that no name reaches an address, a log
 * or a cache of the page. Nothing is repeated on its own, because the audit keeps each search.
 * @param read asks the service; must stay the same function while the list is the same
 */
export const useSearchResults = <F>(read: (signal: AbortSignal) => Promise<F>): SearchResults<F> => {
  const [found, setFound] = useState<F | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [refused, setRefused] = useState<string>();
  const running = useRef<AbortController>(null);
  const ask = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      const answer = await read(signal);
      if (signal.aborted) return;
      setFound(answer);
      setFailure(null);
      setRefused(undefined);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      const isRefused = error.status === 422;
      setRefused(isRefused ? error.message : undefined);
      setFailure(isRefused ? null : error);
    }
  }, [read]);
  useEffect(() => {
    void ask();
    return () => running.current?.abort();
  }, [ask]);
  return { found, failure, refused, again: ask };
};

/** Turns search results into the reading a list takes. */
export const readingOf = <F, Row>(
  { found, failure, again }: SearchResults<F>,
  rowsOf: (found: F) => readonly Row[],
) => ({
  data: failure === null && found !== null ? rowsOf(found) : undefined,
  error: failure,
  refetch: again,
});
