import { calls, type FoundGroup } from '@phila/contract/calls';
import { CallError, messageOf, send } from '@phila/platform';
import { useEffect, useState } from 'react';

/** In milliseconds: how long nothing is typed before the service is asked. */
const PAUSE = 250;
/** In letters: the service looks for no less. */
export const LEAST = 2;

interface Answer {
  /** What it answers. */
  text: string;
  /** How often that was asked again. */
  attempt: number;
  groups: readonly FoundGroup[];
  /** Why there is no answer; null where there is one. */
  failure: string | null;
}

const NOTHING: Answer = { text: '', attempt: 0, groups: [], failure: null };
const NO_GROUPS: readonly FoundGroup[] = [];

/**
 * What the service finds for a text, a moment after the last letter. The text is sent in a request body and kept nowhere:
 * it may be a person's name.
 */
export const useFound = (typed: string) => {
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
    /** What is shown answers an earlier text. */
    isLooking: isAsked && !isAnswered,
    /** Asks for the same text again. */
    retry: () => setAttempt(attempt + 1),
  };
};
