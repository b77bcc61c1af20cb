import { calls } from '@phila/contract/calls';
import type { SiteRegistry } from '@phila/contract/remote';
import { send, store } from '@phila/platform';

/**
 * Lets the next pages of this browser have the releases that some get before others, and asks again when a person signs
 * in or out, or chooses another profile. The page itself stays as it is.
 * @returns a function that stops it
 */
export const joinRollouts = ({ rollout }: SiteRegistry): (() => void) => {
  if (rollout === undefined) return () => undefined;
  let isJoined = rollout === 'joined';
  let { person } = store.getState().session;
  const join = (): void => {
    if (rollout === 'signed-in' && !isJoined && !person.signedIn) return;
    isJoined = true;
    // The next page tries again.
    send(calls.visitor.joinRollouts, {}).catch(() => undefined);
  };
  if (!isJoined) join();
  return store.subscribe(() => {
    const before = person;
    ({ person } = store.getState().session);
    if (before.userId !== person.userId || before.osNo !== person.osNo) join();
  });
};
