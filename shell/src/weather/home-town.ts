import { calls } from '@phila/contract/calls';
import type { Town } from '@phila/contract/towns';
import { towns } from '@phila/contract/towns';
import { useSession } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';

const townNamed = (name: string | null | undefined): Town | null => {
  const wanted = name?.trim().toLowerCase();
  return towns.find((town) => town.name.toLowerCase() === wanted) ?? null;
};

/**
 * Town of the person's residential address; null for visitors, unknown towns and, without an error, failed reads.
 * Reads nothing while `isWanted` is false.
 */
export const useHomeTown = (isWanted: boolean): { town: Town | null; isReading: boolean } => {
  const { signedIn } = useSession();
  const { data, isLoading } = useQuery(
    calls.details.contactDetails.query({}, { enabled: isWanted, retry: false }),
  );
  return { town: signedIn ? townNamed(data?.residentialAddress?.city) : null, isReading: isLoading };
};
