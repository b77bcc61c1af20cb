import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Kept in an entry of the history beside what the router holds there: what was followed from it. */
type EntryState = { followed?: string } | null;

const nameOf = (element: Element): string | null =>
  element.getAttribute('data-row') ?? element.getAttribute('href');

const FOLLOWED = 'a[href], [data-row]';

/** What a page has the focus on that has just been opened: its heading, or nothing. */
const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element.tagName === 'H1';

/**
 * Notes in the entry of the history which row of a list was followed, and gives it the focus again when the person comes
 * back to that entry, once the row is there. How far down the page was, the shell keeps for every page.
 */
export const useListReturn = (list: RefObject<HTMLElement | null>): void => {
  const { key } = useLocation();
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const { current } = list;
      const link = target instanceof Element ? target.closest(FOLLOWED) : null;
      if (link === null || current === null || !current.contains(link)) return;
      window.history.replaceState({ ...window.history.state, followed: nameOf(link) }, '');
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [list]);

  /** What had the focus when this entry was come to. */
  const arrival = useRef<{ key: string; focused: Element | null } | null>(null);
  // After every render: only that tells that the row is there.
  useEffect(() => {
    const isArriving = arrival.current?.key !== key;
    if (isArriving) arrival.current = { key, focused: document.activeElement };
    const { followed, ...kept } = (window.history.state ?? {}) as NonNullable<EntryState>;
    if (followed === undefined) return;
    const { activeElement } = document;
    const forget = () => window.history.replaceState(kept, '');
    // Elsewhere by now, it stays there.
    if (activeElement !== arrival.current?.focused && !isNowhere(activeElement)) {
      forget();
      return;
    }
    const row = [...(list.current?.querySelectorAll<HTMLElement>(FOLLOWED) ?? [])].find(
      (one) => nameOf(one) === followed,
    );
    if (row === undefined) return;
    row.focus({ preventScroll: true });
    if (document.activeElement === row) forget();
  });
};
