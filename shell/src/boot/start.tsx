import '../style/ground.css';
import type { Registry } from '@phila/contract/remote';
import { notify } from '@phila/platform';
import {
  PlatformProviders,
  setOverviewParts,
  startOrganisation,
  startSession,
  startTheme,
} from '@phila/platform/host';
import { Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { logRefusedOverride } from '../faults/log-fault.ts';
import { Applications } from '../federation/applications.ts';
import { RemoteLoader } from '../federation/federation.ts';
import { inlineRegistry } from '../federation/registry.ts';
import { preloadLayout } from '../layouts/layout-chunks.ts';
import { followScrolling } from '../layouts/scroll-places.ts';
import type { Overrides } from '../override/override-banner.tsx';
import { type Override, overrideAskedFor, overrideInForce } from '../override/override.ts';
import { Shell } from '../Shell.tsx';
import { prefetchLinks } from './prefetch-links.ts';
import { prefetchPage } from './prefetch-page.ts';
import { passOverEntriesOfDialogs } from './left-by-dialogs.ts';

const OverrideRequest = lazy(
  () => import(/* webpackChunkName: "override-request" */ '../override/override-request.tsx'),
);

/** Loaded when it is pressed: only developers ever see the button. */
const stopOverride = (): void => {
  import(/* webpackChunkName: "end-override" */ '../override/end-override.ts')
    .then(({ endOverride }) => endOverride())
    .catch(() =>
      notify({ severity: 'error', text: 'The service did not answer. Your own build is still used.' }),
    );
};

/** The registry of the page, with a developer's own build in it where one is in force. */
const registryInForce = async (): Promise<{ registry: Registry; overrides: Overrides | undefined }> => {
  const registry = inlineRegistry();
  const override = overrideInForce();
  if (!override) return { registry, overrides: undefined };
  const overrides = { remotes: [override.name], stop: stopOverride };
  try {
    // Loaded here, because only a page under an override compares version ranges.
    const { withOverride } = await import(
      /* webpackChunkName: "with-override" */ '../override/with-override.ts'
    );
    return { registry: await withOverride(registry, override), overrides };
  } catch (error) {
    logRefusedOverride(error);
    // The banner says it for as long as it lasts.
    return { registry, overrides: { ...overrides, refusal: sentenceOf(error) } };
  }
};

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Long enough to be read and compared with the address, in ms. */
const REFUSAL_STAYS = 20_000;

/** What the address asks for, for the person to agree to; an address that cannot be followed says why. */
const askedFor = (): Override | null => {
  try {
    return overrideAskedFor(window.location.search);
  } catch (error) {
    logRefusedOverride(error);
    notify({ severity: 'error', text: sentenceOf(error), hideAfter: REFUSAL_STAYS });
    return null;
  }
};

/** Brings the site up: registry, session, chrome, remotes, in the order in which each needs the one before. */
export const start = async (): Promise<void> => {
  startTheme();
  const session = startSession();
  startOrganisation();
  // Without it a Back may show nothing new, and the next one does.
  passOverEntriesOfDialogs().catch(() => undefined);
  followScrolling();
  const { registry, overrides } = await registryInForce();
  void session.then(() => prefetchPage(registry, window.location.pathname));
  const remotes = new Applications(registry, new RemoteLoader(registry), preloadLayout);
  prefetchLinks(remotes.preload);
  setOverviewParts(registry.remotes.flatMap(({ declaration }) => declaration.overview));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const asked = askedFor();
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
