import { calls } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useProfileName } from './use-profile-name.ts';

/** The latest picture and its address, shared by all who show it and released when another one comes. */
let last: { blob: Blob; address: string } | null = null;

const addressOf = (blob: Blob): string => {
  if (last?.blob === blob) return last.address;
  if (last !== null) URL.revokeObjectURL(last.address);
  last = { blob, address: URL.createObjectURL(blob) };
  return last.address;
};

/**
 * Gives the address of the signed-in person's picture; null where there is none, and until it has loaded. Kept 5
 * minutes, without retry (specification: settings), and read only if the service says that there is one.
 */
export const useProfileImage = (): string | null => {
  const image = useProfileName()?.profileImage;
  const { data } = useQuery(
    calls.profileImage.read.query({}, { enabled: image !== undefined, retry: false }),
  );
  return image === undefined || data === undefined ? null : addressOf(data);
};
