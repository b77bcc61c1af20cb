import { type FormDraft, navigate, useIsHydrated } from '@phila/platform';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readFragment } from './link-entry.ts';

interface Sources {
  /** The address's fragment. */
  hash: string;
  /** Unsaved typing in this tab; null without any. */
  draft: unknown;
}

/**
 * Gives the values that a page opens with, and opens it again for a link that is followed in the same tab. Takes a link's
 * entry out of the address, since later typing is the person's own. A page that came drawn knows neither link nor draft
 * until it is hydrated.
 */
export const useOpening = <T extends object>(draft: FormDraft, openingOf: (sources: Sources) => T) => {
  const { hash, pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const kept = isHydrated ? (draft.read()?.['entry'] ?? null) : null;
  const [opened, setOpened] = useState(() => ({ round: 0, ...openingOf({ hash, draft: kept }) }));
  const openAnew = (opening: T) => setOpened(({ round }) => ({ round: round + 1, ...opening }));
  const [seen, setSeen] = useState({ hash, isHydrated });
  if (seen.hash !== hash || seen.isHydrated !== isHydrated) {
    setSeen({ hash, isHydrated });
    const isKept = isHydrated && !seen.isHydrated && kept !== null;
    if (isKept || (seen.hash !== hash && readFragment(hash) !== null))
      openAnew(openingOf({ hash, draft: kept }));
  }
  useEffect(() => {
    if (readFragment(hash) !== null) navigate(pathname + search, { replace: true });
  }, [hash, pathname, search]);
  return { opened, openAnew };
};
