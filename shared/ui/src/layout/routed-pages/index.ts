export { type PageLoader, routedApp, RoutedPages, type RoutedPagesProps } from './routed-pages.tsx';
