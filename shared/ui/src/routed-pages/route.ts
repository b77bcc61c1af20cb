import { segmentsOf } from '@phila/contract/remote';
import { navigate, usePlace } from '@phila/platform';
import { createContext, use, useCallback, useEffect, useMemo } from 'react';

/** The declared path of the page that is drawn, and the address it is drawn for. */
export const CurrentRoute = createContext({ path: '', pathname: '' });

/** The parts of an address that a declared path names: `/shop/:id` and `/shop/7` make `{ id: '7' }`. */
export const paramsOf = (path: string, pathname: string): Record<string, string> => {
  const given = segmentsOf(pathname);
  return Object.fromEntries(
    segmentsOf(path).flatMap((segment, at) =>
      segment.startsWith(':') ? [[segment.slice(1), decoded(given[at] ?? '')]] : [],
    ),
  );
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The parts of the address that the path of this page names. */
export const useParams = (): Readonly<Record<string, string | undefined>> => {
  const { path, pathname } = use(CurrentRoute);
  return useMemo(() => paramsOf(path, pathname), [path, pathname]);
};

type Params = URLSearchParams | Record<string, string> | string;
type SetSearchParams = (
  next: Params | ((before: URLSearchParams) => Params),
  options?: {
    /** Takes the place of the present entry of the history. */
    replace?: boolean;
  },
) => void;

/** What stands behind the `?` of the address, and how to change it: Back takes a change back unless it replaces. */
export const useSearchParams = (): [URLSearchParams, SetSearchParams] => {
  const { search } = usePlace();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>((next, { replace = false } = {}) => {
    const { pathname, search: now, hash } = window.location;
    const query = new URLSearchParams(
      typeof next === 'function' ? next(new URLSearchParams(now)) : next,
    ).toString();
    const path = `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
    // With the entry's state: dialogs that are open keep their place in the history there.
    if (replace) window.history.replaceState(window.history.state, '', path);
    else navigate(path);
  }, []);
  return [params, setParams];
};

/** Leads on to another page as soon as it is drawn. */
export const Navigate = ({ to, replace = false }: { to: string; replace?: boolean }): null => {
  useEffect(() => navigate(to, { replace }), [to, replace]);
  return null;
};
