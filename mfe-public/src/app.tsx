import { RoutedPages } from '@phila/ui';
import declaration from '../remote.ts';
import { pages } from './pages.ts';

export const App = () => <RoutedPages declaration={declaration} pages={pages} />;
