import { remoteApp } from '@phila/platform';
import { App } from './app.tsx';

export const { bootstrap, mount, unmount } = remoteApp('journeys', App);
