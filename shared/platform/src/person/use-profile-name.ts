import { calls, type ValueOf } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';

export type ProfileName = ValueOf<typeof calls.account.profileName>;

/** First name and organisation of the signed-in person, kept 5 minutes (specification: details); null until it is known. */
export const useProfileName = (): ProfileName | null =>
  useQuery(calls.account.profileName.query({})).data ?? null;
