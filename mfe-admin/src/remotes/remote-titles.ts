import { calls } from '@phila/contract/calls';
import { useMay, useRead } from '@phila/platform';

/** What remotes are called, for those who may see them; to others each is its name. */
export const useRemoteTitles = (enabled = true): ((name: string) => string) => {
  const seesRemotes = useMay('site.remotes.read');
  const { data } = useRead(calls.administration.siteRemotes, {}, { enabled: enabled && seesRemotes });
  return (name) => data?.find((remote) => remote.name === name)?.title ?? name;
};
