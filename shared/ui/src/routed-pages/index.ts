export { type PageLoader, routedApp, RoutedPages, type RoutedPagesProps } from './routed-pages.tsx';
/** As much of the router as pages use: the host provides these and no more of it. */
export { Navigate, useParams, useSearchParams } from 'react-router-dom';
