import { remoteApp } from '@phila/platform';
import declaration from '../remote.ts';
import { App } from './app.tsx';

export const { bootstrap, mount, unmount } = remoteApp(declaration.name, App);
