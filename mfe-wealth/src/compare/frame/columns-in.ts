import { useLayoutEffect, useState, type RefObject } from 'react';

/** The column of the rows' names, in pixels; the style sheet has the same. */
const NAMES = 176;
/** A price at its size, and facts of a few words, without breaking inside of a word. */
const PLAN = 168;
const LEAST = 3;
const MOST = 5;

/** How many plans stand beside each other in so many pixels; null where nothing is measured. */
export const columnsIn = (width: number | null): number =>
  width === null ? MOST : Math.max(LEAST, Math.min(MOST, Math.floor((width - NAMES) / PLAN)));

/** How many plans an element has room for beside each other, as its width changes; measured before the first paint. */
export const useColumns = (element: RefObject<HTMLElement | null>): number => {
  const [columns, setColumns] = useState(MOST);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => setColumns(columnsIn(current.clientWidth || null));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return columns;
};
