import { useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { choiceInBrowser, onChoice, type Choice } from './choice.ts';

/** Gives the present user's answer; another account's does not count. */
export const useChoice = (): Choice | null => {
  const choice = useSyncExternalStore(onChoice, choiceInBrowser, () => null);
  const { signedIn, userId } = useSession();
  return signedIn && choice !== null && choice.owner !== null && choice.owner !== userId ? null : choice;
};

/** Tells if adverts and the speed of pages may be measured. Null, before an answer, means no. */
export const useAnalyticsConsent = (): boolean | null => useChoice()?.analytics ?? null;
