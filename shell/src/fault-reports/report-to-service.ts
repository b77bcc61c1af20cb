import type { calls, InputOf } from '@phila/contract/calls';
import type { Registry } from '@phila/contract/remote';
import type { store } from '@phila/platform';
import type { Override } from '../override/override.ts';

export type Faults = ReturnType<typeof store.getState>['faults'];

/** Faults already reported by this page: repeated attempts count once. */
const reported = new Set<string>();

/** The JSON that the page has under an id. Parsed here: the first script has no room to export its own. */
const embedded = <T>(id: string): T | null => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
};

/**
 * Reports which release could not be shown, and whether it did not load or threw. The error itself is left out, because
 * its message may contain personal data.
 */
export const reportToService = ({ remote, kind }: Faults[string]): void => {
  const version = embedded<Registry>('registry')?.remotes.find(({ name }) => name === remote)?.version;
  // A developer's own build is no release of the site.
  if (version === undefined || embedded<Override>('override')?.name === remote) return;
  const body = JSON.stringify({ remote, version, kind } satisfies InputOf<
    typeof calls.administration.reportRemoteFault
  >['body']);
  if (reported.has(body)) return;
  reported.add(body);
  // Without the typed client, which would be part of the first script.
  void fetch('/api/v1/Administration/remote-faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
};
