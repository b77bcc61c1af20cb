import { navigate } from '@phila/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The form that an address asks for: `#add` a new entry, `#edit` the record, `#edit-<id>` a row. */
export type FormRequest = { what: 'add' } | { what: 'edit'; id: string | null };

const askedBy = (hash: string): FormRequest | null => {
  if (hash === '#add') return { what: 'add' };
  const found = /^#edit(?:-([0-9a-f-]{36}))?$/.exec(hash);
  return found === null ? null : { what: 'edit', id: found[1] ?? null };
};

/**
 * Opens the form that the address asks for, so that links elsewhere lead into it. Then removes the hash, so that a
 * reload does not open it again.
 * @param ready true once the page has the data for the form
 * @param open opens the form; does nothing for a row that no longer exists
 */
export const useOpenedByAddress = (ready: boolean, open: (asked: FormRequest) => void): void => {
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
