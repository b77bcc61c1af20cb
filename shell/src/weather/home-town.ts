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
 * The town of the signed-in person's residential address; null for a visitor, where the address names none of the known
 * towns, and where it could not be read, which is not reported. Not read while `isWanted` is false.
 */
export const useHomeTown = (isWanted: boolean): { town: Town | null; isReading: boolean } => {
  const { signedIn } = useSession();
  const { data, isLoading } = useQuery(
    calls.details.contactDetails.query({}, { enabled: isWanted, retry: false }),
  );
  return { town: signedIn ? townNamed(data?.residentialAddress?.city) : null, isReading: isLoading };
};
