import '../style/ground.css';
import { PlatformProviders, setPreloader, startSession } from '@phila/platform/host';
import { createRoot } from 'react-dom/client';
import { Applications } from '../federation/applications.ts';
import { RemoteLoader } from '../federation/federation.ts';
import { inlineRegistry } from '../federation/registry.ts';
import { Shell } from '../Shell.tsx';

/** Brings the site up: registry, session, chrome, remotes, in the order in which each needs the one before. */
export const start = (): void => {
  const registry = inlineRegistry();
  const remotes = new Applications(registry, new RemoteLoader(registry));
  setPreloader(remotes.preload);
  startSession();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <PlatformProviders>
      <Shell registry={registry} remotes={remotes} />
    </PlatformProviders>,
  );
  remotes.start();
};
