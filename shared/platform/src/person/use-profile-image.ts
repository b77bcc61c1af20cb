import { calls } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useProfileName } from './use-profile-name.ts';

/** The picture shown last and its address: the same for all who show it, and let go when another one comes. */
let last: { blob: Blob; address: string } | null = null;

const addressOf = (blob: Blob): string => {
  if (last?.blob === blob) return last.address;
  if (last !== null) URL.revokeObjectURL(last.address);
  last = { blob, address: URL.createObjectURL(blob) };
  return last.address;
};

/**
 * The picture of the signed-in person as an address for an image; null where there is none, and until it is there.
 * Kept 5 minutes, without retry (specification: settings), and asked for only where the service has told that there is one.
 */
export const useProfileImage = (): string | null => {
  const image = useProfileName()?.profileImage;
  const { data } = useQuery(
    calls.profileImage.read.query({}, { enabled: image !== undefined, retry: false }),
  );
  return image === undefined || data === undefined ? null : addressOf(data);
};
