import { remoteApp, type RemoteApp } from '@phila/platform';
import { App } from './app.tsx';

/** Lifecycle functions for single-spa; the platform adds providers and an error boundary. */
const app = remoteApp('public', App);
export const bootstrap: RemoteApp['bootstrap'] = app.bootstrap;
export const mount: RemoteApp['mount'] = app.mount;
export const unmount: RemoteApp['unmount'] = app.unmount;
