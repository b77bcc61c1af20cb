import { remoteApp, type RemoteApp } from '@phila/platform';
import { routedApp } from '@phila/ui';
import declaration, { sections } from '../remote.ts';
import { pages } from './pages.ts';

/** Exports the lifecycle functions that single-spa calls; the platform adds providers and the error boundary. */
export const { bootstrap, mount, unmount }: RemoteApp = remoteApp(
  declaration.name,
  routedApp(declaration, pages, sections),
);
