import type { RegistryEntry } from '@phila/contract/remote';
import { type RemotesWatch, watchRemotes } from '@phila/platform/host';
import { noteFault, versionInUse } from '../noted-faults/noted-faults.ts';
import { logFault } from './log-fault.ts';

type Release = Pick<RegistryEntry, 'name' | 'version' | 'base'>;

/** Watches the effects of a remote's pages on the page around them, as single-spa mounts and leaves them. */
export interface ReleasesWatch extends Pick<RemotesWatch, 'enter' | 'renew'> {
  /** Undoes and reports what the remote left behind. */
  leave: (remote: string) => void;
  /** Puts the functions back that a remote replaced as it was imported, and reports it. */
  loaded: (remote: string) => void;
}

/**
 * Reports, as faults of their release, what remotes leave behind and the errors of their event handlers, of which no page
 * says anything. Call it before any remote runs.
 * @param releases gives the releases in use
 */
export const watchReleases = (releases: () => readonly Release[]): ReleasesWatch => {
  const releaseOf = (text: string): Release | undefined =>
    releases().find(({ base }) => text.includes(new URL(base, window.location.href).href));
  const watch = watchRemotes((line) => releaseOf(line)?.name);

  const report = (remote: string, found: readonly string[]): void => {
    const release = releases().find(({ name }) => name === remote);
    if (release === undefined || found.length === 0) return;
    logFault(release, 'left something behind', found.join(', '));
    noteFault({ remote, version: release.version, kind: 'left' });
  };

  const hearThrown = (text: string): void => {
    const release = releaseOf(text);
    // Leaves one that throws while it is imported to its load.
    if (release === undefined || versionInUse(release.name) === undefined) return;
    noteFault({ remote: release.name, version: release.version, kind: 'handler' });
  };
  const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');
  window.addEventListener('error', ({ filename, error }) => hearThrown(`${filename} ${stackOf(error)}`));
  window.addEventListener('unhandledrejection', ({ reason }) => hearThrown(stackOf(reason)));

  return {
    enter: watch.enter,
    renew: watch.renew,
    leave: (remote) => report(remote, watch.leave(remote)),
    loaded: (remote) => report(remote, watch.restore()),
  };
};
