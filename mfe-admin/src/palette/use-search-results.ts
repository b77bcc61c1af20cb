import { calls, type FoundGroup } from '@phila/contract/calls';
import { CallError, messageOf, send } from '@phila/platform';
import { useEffect, useState } from 'react';

/** Milliseconds without typing before the search is sent. */
const PAUSE = 250;
/** Fewest letters that the service searches for. */
export const LEAST = 2;

interface Answer {
  /** Text that was searched for. */
  text: string;
  /** Number of retries for that text. */
  attempt: number;
  groups: readonly FoundGroup[];
  /** Reason for a missing answer; null if there is one. */
  failure: string | null;
}

const NOTHING: Answer = { text: '', attempt: 0, groups: [], failure: null };
const NO_GROUPS: readonly FoundGroup[] = [];

/**
 * Searches a moment after the last letter. The text goes in the request body and is kept nowhere: it may be a person's
 * name.
 */
export const useSearchResults = (typed: string) => {
  const text = typed.trim();
  const isAsked = text.length >= LEAST;
  const [answer, setAnswer] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const groups = await send(calls.administration.find, { body: { text } }, { signal: stop.signal });
        if (!stop.signal.aborted) setAnswer({ text, attempt, groups, failure: null });
      } catch (failed) {
        if (stop.signal.aborted) return;
        if (!(failed instanceof CallError)) throw failed;
        setAnswer({ text, attempt, groups: [], failure: messageOf(failed, 'We could not search.') });
      }
    };
    const waiting = setTimeout(() => void ask(), PAUSE);
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [text, isAsked, attempt]);
  const isAnswered = answer.text === text && answer.attempt === attempt;
  return {
    groups: isAsked ? answer.groups : NO_GROUPS,
    failure: isAsked && isAnswered ? answer.failure : null,
    /** True while the results shown are for an earlier text. */
    isLooking: isAsked && !isAnswered,
    /** Repeats the search. */
    retry: () => setAttempt(attempt + 1),
  };
};
