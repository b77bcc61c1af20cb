import { routedApp } from '@phila/ui';
import declaration from '../remote.ts';
import { pages } from './pages.ts';

export const App = routedApp(declaration, pages);
