export { Navigate, useParams, useSearchParams } from './earlier-names.ts';
export { type PageLoader, routedApp, RoutedPages, type RoutedPagesProps } from './routed-pages.tsx';
