import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The part of a history entry that lists keep beside the router's: the link that was followed. */
type EntryState = { followed?: string } | null;

const nameOf = (element: Element): string | null =>
  element.getAttribute('data-row') ?? element.getAttribute('href');

const FOLLOWED = 'a[href], [data-row]';

/** Tells if the focus is where a new page puts it: on the heading, or nowhere. */
const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || element.tagName === 'H1';

/**
 * Notes in the history entry which row the person followed, and focuses it when they come back and the row has loaded.
 * The shell restores the scroll position of every page.
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

  /** The focused element on arrival at this entry. */
  const arrival = useRef<{ key: string; focused: Element | null } | null>(null);
  // Runs after every render, because nothing else tells that the row has loaded.
  useEffect(() => {
    const isArriving = arrival.current?.key !== key;
    if (isArriving) arrival.current = { key, focused: document.activeElement };
    const { followed, ...kept } = (window.history.state ?? {}) as NonNullable<EntryState>;
    if (followed === undefined) return;
    const { activeElement } = document;
    const forget = () => window.history.replaceState(kept, '');
    // Leaves the focus if the person has moved it.
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
