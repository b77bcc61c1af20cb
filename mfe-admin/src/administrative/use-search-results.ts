import { CallError } from '@phila/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface SearchResults<F> {
  found: F | null;
  /** Why there is no answer; null where there is one. */
  failure: CallError | null;
  /** What is wrong with the text, to be said at its field; the list of before stays. */
  refused: string | undefined;
  /** Asks for the same once more. */
  again: () => Promise<void>;
}

/**
 * A page of people that a search finds. The text is sent in a request body, so that a person's name stands in no address, in
 * no log and in no cache of the page; and asked for no second time by itself, as each search is kept in the audit.
 * @param read asks the service; the same function for as long as it asks for the same list
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

/** The rows of such a search, as a list takes them. */
export const readingOf = <F, Row>(
  { found, failure, again }: SearchResults<F>,
  rowsOf: (found: F) => readonly Row[],
) => ({
  data: failure === null && found !== null ? rowsOf(found) : undefined,
  error: failure,
  refetch: again,
});
