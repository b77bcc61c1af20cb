import { calls, type ValueOf } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';

export type ProfileName = ValueOf<typeof calls.account.profileName>;

/**
 * Gives the signed-in person's first name and organisation, kept 5 minutes (specification: details); null until they
 * are known.
 */
export const useProfileName = (): ProfileName | null =>
  useQuery(calls.account.profileName.query({})).data ?? null;
