export { type PageLoader, routedApp, RoutedPages, type RoutedPagesProps } from './routed-pages.tsx';
export { Navigate, useParams, useSearchParams } from './route.ts';
