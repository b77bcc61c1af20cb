import { calls } from '@phila/contract/calls';
import { useMay } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';

/** Titles of remotes if the person may see them; otherwise names. */
export const useRemoteTitles = (enabled = true): ((name: string) => string) => {
  const seesRemotes = useMay('site.remotes.read');
  const { data } = useQuery(calls.administration.siteRemotes.query({}, { enabled: enabled && seesRemotes }));
  return (name) => data?.find((remote) => remote.name === name)?.title ?? name;
};
