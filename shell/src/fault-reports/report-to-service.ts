import type { calls, InputOf } from '@phila/contract/calls';
import type { Registry } from '@phila/contract/remote';
import type { store } from '@phila/platform';
import type { Override } from '../override/override.ts';

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
  const version = embedded<Registry>('registry')?.remotes.find(({ name }) => name === remote)?.version;
  // Skips a developer's own build, because the site did not release it.
  if (version === undefined || embedded<Override>('override')?.name === remote) return;
  const body = JSON.stringify({ remote, version, kind } satisfies InputOf<
    typeof calls.administration.reportRemoteFault
  >['body']);
  if (reported.has(body)) return;
  reported.add(body);
  // Avoids the typed client: it would make the first script larger.
  void fetch('/api/v1/Administration/remote-faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
};
