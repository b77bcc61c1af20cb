import { CallError } from '@phila/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface SearchResults<F> {
  found: F | null;
  /** Reason for a missing answer; null if there is one. */
  failure: CallError | null;
  /** Fault in the text, shown at its field while the earlier results stay. */
  refused: string | undefined;
  /** True until the present search is answered; the earlier results stay until then. */
  isLooking: boolean;
  /** Repeats the search. */
  again: () => Promise<void>;
}

/** An answer, and the search that it is for. */
interface Answer<F> extends Pick<SearchResults<F>, 'found' | 'failure' | 'refused'> {
  of: ((signal: AbortSignal) => Promise<F>) | null;
}

const NOTHING = { of: null, found: null, failure: null, refused: undefined };

/**
 * Searches for what may be a person's. The text goes in the request body, so that no name reaches an address, a log
 * or a cache of the page. Nothing is repeated on its own, because the audit keeps each search.
 * @param read asks the service; must stay the same function while the list is the same
 */
export const useSearchResults = <F>(read: (signal: AbortSignal) => Promise<F>): SearchResults<F> => {
  const [{ of, ...answer }, setAnswer] = useState<Answer<F>>(NOTHING);
  const running = useRef<AbortController>(null);
  const ask = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    try {
      const found = await read(signal);
      if (!signal.aborted) setAnswer({ of: read, found, failure: null, refused: undefined });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      const isRefused = error.status === 422;
      setAnswer(({ found }) => ({
        of: read,
        found,
        failure: isRefused ? null : error,
        refused: isRefused ? error.message : undefined,
      }));
    }
  }, [read]);
  useEffect(() => {
    void ask();
    return () => running.current?.abort();
  }, [ask]);
  const again = () => {
    setAnswer((before) => ({ ...before, of: null }));
    return ask();
  };
  return { ...answer, isLooking: of !== read, again };
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
