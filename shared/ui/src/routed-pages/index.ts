export { type PageLoader, RoutedPages, type RoutedPagesProps } from './routed-pages.tsx';
