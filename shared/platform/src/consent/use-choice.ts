import { useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { choiceInBrowser, onChoice, type Choice } from './choice.ts';

/** What was said in this browser by the person who uses it now: another account's word is not theirs. */
export const useChoice = (): Choice | null => {
  const choice = useSyncExternalStore(onChoice, choiceInBrowser);
  const { signedIn, userId } = useSession();
  return signedIn && choice !== null && choice.owner !== null && choice.owner !== userId ? null : choice;
};

/** Whether adverts and the speed of pages may be measured: null while it was not said, and then they may not. */
export const useAnalyticsConsent = (): boolean | null => useChoice()?.analytics ?? null;
