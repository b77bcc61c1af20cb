import '../style/first-look.css';
import '../style/first-header.css';
import '../style/ground.css';
import '../style/print.css';
import { OVERRIDE_PARAMETER, type Registry } from '@phila/contract/remote';
import {
  keepOwn,
  leaveDrawn,
  PlatformProviders,
  setDeclared,
  startOrganisation,
  startSession,
  startTheme,
  takeAnswers,
} from '@phila/platform/host';
import { lazy } from '@phila/ui';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Applications } from '../federation/applications.ts';
import { RemoteLoader } from '../federation/federation.ts';
import { watchReleases } from '../faults/watch-releases.ts';
import { noteLinkedStyles } from '../federation/linked-styles.ts';
import { inlineRegistry } from '../federation/registry.ts';
import { preloadLayout } from '../layouts/layout-chunks.ts';
import { followScrolling } from '../layouts/scroll-places.ts';
import type { Overrides } from '../override/override-banner.tsx';
import { overrideInForce } from '../override/override-in-force.ts';
import { Shell } from '../Shell.tsx';
import { prefetchLinks } from './prefetch-links.ts';
import { prefetchPage } from './prefetch-page.ts';
import { passOverEntriesOfDialogs } from './left-by-dialogs.ts';

// Loads the developer's override on demand, as most people never use it.
const AskedOverride = lazy(
  () => import(/* webpackChunkName: "override" */ '../override/asked-override.tsx'),
  {
    what: 'the override',
    standIn: null,
  },
);

/** Registry of the page, with the developer's own build if one is active. */
const registryInForce = async (): Promise<{ registry: Registry; overrides?: Overrides }> => {
  const registry = inlineRegistry();
  const override = overrideInForce();
  if (!override) return { registry };
  const { underOverride } = await import(/* webpackChunkName: "override" */ '../override/under-override.ts');
  return underOverride(registry, override);
};

/** Starts the remotes once the shell, and with it their outlet, is in the page. */
const Started = ({ remotes }: { remotes: Applications }) => {
  useLayoutEffect(() => remotes.start(), [remotes]);
  return null;
};

/** Starts the site: registry, session, chrome and remotes, in the order in which they need each other. */
export const start = async (): Promise<void> => {
  keepOwn();
  startTheme();
  noteLinkedStyles();
  const session = startSession();
  takeAnswers();
  leaveDrawn();
  startOrganisation();
  // Ignores a failure: its only cost is a press of Back that shows nothing new.
  passOverEntriesOfDialogs().catch(() => undefined);
  followScrolling();
  const { registry, overrides } = await registryInForce();
  const loader = new RemoteLoader(registry);
  const watch = watchReleases(() => registry.remotes.map(({ name }) => loader.entry(name)));
  const remotes = new Applications(registry, loader, preloadLayout, watch);
  void session.then(() => prefetchPage(registry, window.location.pathname, window.location.search));
  void session.then(() => remotes.begin());
  prefetchLinks(remotes.preload);
  setDeclared(registry.remotes);
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root');
  const { search } = window.location;
  // Renders in slices, so that the page stays responsive in the meantime.
  startTransition(() =>
    createRoot(root).render(
      <PlatformProviders>
        <Shell registry={registry} remotes={remotes} {...(overrides && { overrides })} />
        <Started remotes={remotes} />
        {new URLSearchParams(search).has(OVERRIDE_PARAMETER) && <AskedOverride search={search} />}
      </PlatformProviders>,
    ),
  );
};
