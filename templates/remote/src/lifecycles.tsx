import { remoteApp } from '@phila/platform';
import { routedApp } from '@phila/ui';
import declaration from '../remote.ts';
import { pages } from './pages.ts';

export const { bootstrap, mount, unmount } = remoteApp(declaration.name, routedApp(declaration, pages));
