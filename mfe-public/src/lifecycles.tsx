import { remoteApp, type RemoteApp } from '@phila/platform';
import { App } from './app.tsx';

/** What single-spa asks of a remote; the platform gives the providers and the error boundary. */
const app = remoteApp('public', App);
export const bootstrap: RemoteApp['bootstrap'] = app.bootstrap;
export const mount: RemoteApp['mount'] = app.mount;
export const unmount: RemoteApp['unmount'] = app.unmount;
