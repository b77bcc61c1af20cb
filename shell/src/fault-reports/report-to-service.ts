import type { Registry } from '@phila/contract/remote';
import type { store } from '@phila/platform';
import { own } from '@phila/platform/host';
import type { Override } from '../override/override.ts';
import { type ReleaseFault, versionInUse } from '../noted-faults/noted-faults.ts';

export type Faults = ReturnType<typeof store.getState>['faults'];

/** Faults this page has reported, so that repeated attempts count once. */
const reported = new Set<string>();

/** Reads JSON embedded in the page by id. Copied here, so that the first script need not export its own. */
const embedded = <T>(id: string): T | null => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
};

/**
 * Reports the failed release, and whether it failed to load or threw. Leaves out the error, because its message may
 * contain personal data.
 */
export const reportToService = ({ remote, kind }: Faults[string]): void => {
  const version =
    versionInUse(remote) ??
    embedded<Registry>('registry')?.remotes.find(({ name }) => name === remote)?.version;
  if (version !== undefined) reportRelease({ remote, version, kind });
};

/** Reports a fault of a release, once a page. */
export const reportRelease = ({ remote, version, kind }: ReleaseFault): void => {
  // Skips a developer's own build, because the site did not release it.
  if (embedded<Override>('override')?.name === remote) return;
  const body = JSON.stringify({ remote, version, kind } satisfies ReleaseFault);
  if (reported.has(body)) return;
  reported.add(body);
  // Avoids the typed client: it would make the first script larger.
  void own()
    .fetch('/api/v1/Administration/remote-faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    })
    .catch(() => undefined);
};
