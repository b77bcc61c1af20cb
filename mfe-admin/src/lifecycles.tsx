import { remoteApp, type RemoteApp } from '@phila/platform';
import { routedApp } from '@phila/ui';
import declaration, { sections } from '../remote.ts';
import { pages } from './pages.ts';

/** What single-spa asks of a remote; the platform gives the providers and the error boundary. */
export const { bootstrap, mount, unmount }: RemoteApp = remoteApp(
  declaration.name,
  routedApp(declaration, pages, sections),
);
