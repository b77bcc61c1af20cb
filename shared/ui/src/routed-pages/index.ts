export { Navigate, useParams, useSearchParams } from './earlier-names.ts';
export { inParts } from './in-parts.ts';
export { type PageLoader, routedApp, RoutedPages, type RoutedPagesProps } from './routed-pages.tsx';
