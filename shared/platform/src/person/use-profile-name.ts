import type { calls, ValueOf } from '@phila/contract';
import { ownCalls } from '../calls/own-calls.ts';
import { useRead } from '../queries/use-read.ts';

export type ProfileName = ValueOf<typeof calls.account.profileName>;

/** First name and organisation of the signed-in person, kept 5 minutes (seeds 1 §9); null until it is known. */
export const useProfileName = (): ProfileName | null => useRead(ownCalls.profileName, {}).data ?? null;
