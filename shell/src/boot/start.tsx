import '../style/ground.css';
import type { Registry } from '@phila/contract/remote';
import { notify } from '@phila/platform';
import {
  PlatformProviders,
  setOverviewParts,
  setPreloader,
  startOrganisation,
  startSession,
  startTheme,
} from '@phila/platform/host';
import { Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import type { Overrides } from '../faults/override-banner.tsx';
import { Applications } from '../federation/applications.ts';
import { RemoteLoader } from '../federation/federation.ts';
import { endOverride, overrideAskedFor, overrideInForce, withOverride } from '../federation/override.ts';
import { inlineRegistry } from '../federation/registry.ts';
import { Shell } from '../Shell.tsx';
import { askAhead } from './ahead.ts';
import { passOverEntriesOfDialogs } from './left-by-dialogs.ts';

const OverrideRequest = lazy(
  () => import(/* webpackChunkName: "override-request" */ '../faults/override-request.tsx'),
);

/** The registry of the page, with a developer's own build in it where one is in force. */
const registryInForce = async (): Promise<{ registry: Registry; overrides: Overrides | undefined }> => {
  const registry = inlineRegistry();
  const override = overrideInForce();
  if (!override) return { registry, overrides: undefined };
  const overrides = { remotes: [override.name], stop: endOverride };
  try {
    return { registry: await withOverride(registry, override), overrides };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    notify({ severity: 'error', text: `Your own build of ${override.name} is not used. ${why}` });
    return { registry, overrides: { ...overrides, isReleased: true } };
  }
};

/** Brings the site up: registry, session, chrome, remotes, in the order in which each needs the one before. */
export const start = async (): Promise<void> => {
  startTheme();
  const session = startSession();
  startOrganisation();
  // Without it a Back may show nothing new, and the next one does.
  passOverEntriesOfDialogs().catch(() => undefined);
  const { registry, overrides } = await registryInForce();
  void session.then(() => askAhead(registry, window.location.pathname));
  const remotes = new Applications(registry, new RemoteLoader(registry));
  setPreloader(remotes.preload);
  setOverviewParts(registry.remotes.flatMap(({ declaration }) => declaration.overview));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const asked = overrideAskedFor(window.location.search);
  createRoot(root).render(
    <PlatformProviders>
      <Shell registry={registry} remotes={remotes} {...(overrides && { overrides })} />
      {asked && (
        <Suspense>
          <OverrideRequest override={asked} />
        </Suspense>
      )}
    </PlatformProviders>,
  );
  remotes.start();
};
