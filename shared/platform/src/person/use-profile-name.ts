import { calls, type ValueOf } from '@phila/contract/calls';
import { useRead } from '../queries/use-read.ts';

export type ProfileName = ValueOf<typeof calls.account.profileName>;

/** First name and organisation of the signed-in person, kept 5 minutes (specification: details); null until it is known. */
export const useProfileName = (): ProfileName | null => useRead(calls.account.profileName, {}).data ?? null;
