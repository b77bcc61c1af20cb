/**
 * Hooks of react-router-dom under the names and types that releases of remotes were built with before the host provided
 * that package. Code of today imports from react-router-dom.
 */
import * as router from 'react-router-dom';

/** The parts of the address that the path of this page names. */
export const useParams: () => Readonly<Record<string, string | undefined>> = router.useParams;

type Params = URLSearchParams | Record<string, string> | string;
type SetSearchParams = (
  next: Params | ((before: URLSearchParams) => Params),
  options?: {
    /** Takes the place of the present entry of the history. */
    replace?: boolean;
  },
) => void;

/** What stands behind the `?` of the address, and how to change it: Back takes a change back unless it replaces. */
export const useSearchParams: () => [URLSearchParams, SetSearchParams] = router.useSearchParams;

/** Leads on to another page as soon as it is drawn. */
export const Navigate: ({ to, replace }: { to: string; replace?: boolean }) => null = router.Navigate;
