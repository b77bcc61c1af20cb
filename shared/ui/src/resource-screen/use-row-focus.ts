import { useCallback, useEffect, useRef, type RefObject } from 'react';

const isOf = (link: HTMLAnchorElement, id: number): boolean =>
  new URL(link.href).searchParams.get('row') === String(id);

/**
 * Gives the focus to the link of a row that moved to another page, once that page is shown and nothing has the focus.
 * @returns what to call with the id of the row
 */
export const useRowFocus = (list: RefObject<HTMLElement | null>): ((id: number) => void) => {
  const wanted = useRef<number | null>(null);
  // After every render: only that tells that the row is there.
  useEffect(() => {
    const id = wanted.current;
    if (id === null || document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
    const link = [...links].find((one) => isOf(one, id));
    if (link === undefined) return;
    wanted.current = null;
    link.focus();
  });
  return useCallback((id) => {
    wanted.current = id;
  }, []);
};
