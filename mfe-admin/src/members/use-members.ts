import { calls, type MemberState, type ValueOf } from '@phila/contract/calls';
import { CallError, messageOf, send } from '@phila/platform';
import { useEffect, useState } from 'react';

/** In milliseconds: how long nothing is typed before it is looked for. */
const PAUSE = 300;

/** What is asked for. Another object of the same content asks again. */
export interface AskedMembers {
  readonly state: MemberState;
  readonly text: string;
  readonly page: number;
  /** What is typed is asked for after a pause, what is chosen at once. */
  readonly isTyped: boolean;
}

type Found = ValueOf<typeof calls.organisation.members>;

/**
 * The people of an organisation. What is looked for is sent in a request body, so that a person's name stands in no
 * address, in no log and in no cache of the page.
 */
export const useMembers = (guid: string, asked: AskedMembers) => {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { state, text, page, isTyped } = asked;
    const ask = async () => {
      try {
        const answer = await send(
          calls.organisation.members,
          { params: { guid }, body: { state, text: text.trim(), page } },
          { signal: stop.signal },
        );
        if (stop.signal.aborted) return;
        setFound(answer);
        setFailure(null);
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setFailure(messageOf(error, 'The list could not be read.'));
      }
    };
    const waiting = setTimeout(() => void ask(), isTyped ? PAUSE : 0);
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [guid, asked]);
  return { found, failure };
};
