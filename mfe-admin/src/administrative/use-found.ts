import { CallError, messageOf } from '@phila/platform';
import { useEffect, useState } from 'react';

/** In milliseconds: how long nothing is typed before it is looked for. */
const PAUSE = 300;

/** What a list is asked for. Another object of the same content asks again. */
export interface AskedList {
  readonly text: string;
  readonly page: number;
  /** What is typed is asked for after a pause, what is chosen at once. */
  readonly isTyped: boolean;
}

/**
 * A page of people that a search finds. What is looked for is sent in a request body, so that a person's name stands in
 * no address, in no log and in no cache of the page.
 * @param read asks the service; the same function for as long as it asks for the same list
 * @param asked what is looked for
 * @returns refused what is wrong with the text, to be said at its field; the list of before stays
 */
export const useFound = <A extends AskedList, F>(
  read: (asked: A, signal: AbortSignal) => Promise<F>,
  asked: A,
): { found: F | null; failure: string | null; refused: string | undefined } => {
  const [found, setFound] = useState<F | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      try {
        const answer = await read(asked, stop.signal);
        if (stop.signal.aborted) return;
        setFound(answer);
        setFailure(null);
        setRefused(undefined);
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        const isRefused = error.status === 422;
        setRefused(isRefused ? error.message : undefined);
        setFailure(isRefused ? null : messageOf(error, 'The list could not be loaded. Please try again.'));
      }
    };
    const waiting = setTimeout(() => void ask(), asked.isTyped ? PAUSE : 0);
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [read, asked]);
  return { found, failure, refused };
};
