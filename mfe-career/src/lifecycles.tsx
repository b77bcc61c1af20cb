import { remoteApp, type RemoteApp, type RemoteRoot } from '@phila/platform';
import { routedApp } from '@phila/ui';
import declaration, { sections } from '../remote.ts';
import { AfterASave } from './next-step/after-a-save.tsx';
import { pages } from './pages.ts';

const Pages = routedApp(declaration, pages, sections);

const Career: RemoteRoot = Object.assign(
  () => (
    <>
      <Pages />
      <AfterASave />
    </>
  ),
  Pages.ready && { ready: Pages.ready },
);

/** Lifecycle functions for single-spa; the platform adds providers and an error boundary. */
export const { bootstrap, mount, unmount }: RemoteApp = remoteApp(declaration.name, Career);
