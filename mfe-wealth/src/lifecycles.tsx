import { remoteApp, type RemoteApp } from '@phila/platform';
import declaration from '../remote.ts';
import { App } from './app.tsx';

/** What single-spa asks of a remote; the platform gives the providers and the error boundary. */
export const { bootstrap, mount, unmount }: RemoteApp = remoteApp(declaration.name, App);
