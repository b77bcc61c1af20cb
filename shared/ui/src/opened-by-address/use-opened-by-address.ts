import { navigate } from '@phila/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The form that an address asks for: `#add` a new entry, `#edit` the record, `#edit-<id>` a row. */
export type Asked = { what: 'add' } | { what: 'edit'; id: string | null };

const askedBy = (hash: string): Asked | null => {
  if (hash === '#add') return { what: 'add' };
  const found = /^#edit(?:-([0-9a-f-]{36}))?$/.exec(hash);
  return found === null ? null : { what: 'edit', id: found[1] ?? null };
};

/**
 * Opens the form that the address asks for, so that links elsewhere lead into it. Then removes the hash, so that a
 * reload does not open it again.
 * @param ready whether the page has read what it needs for it
 * @param open opens the form; what is not there any more opens nothing
 */
export const useOpenedByAddress = (ready: boolean, open: (asked: Asked) => void): void => {
  const { hash } = useLocation();
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const asked = ready ? askedBy(hash) : null;
    if (asked === null) return;
    navigate(`${window.location.pathname}${window.location.search}`, { replace: true });
    latest.current(asked);
  }, [ready, hash]);
};
