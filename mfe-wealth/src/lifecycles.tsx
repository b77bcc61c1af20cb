import { remoteApp, type RemoteApp } from '@phila/platform';
import declaration from '../remote.ts';
import { App } from './app.tsx';

/** Lifecycle functions for single-spa; the platform adds providers and an error boundary. */
export const { bootstrap, mount, unmount }: RemoteApp = remoteApp(declaration.name, App);
