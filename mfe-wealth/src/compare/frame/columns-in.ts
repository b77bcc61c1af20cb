import { letterScale } from '@phila/platform';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of the row names, in pixels at letters of 16, as in the style sheet. */
const NAMES = 176;
/** Width for a price and short facts without breaking words. */
const PLAN = 168;
const LEAST = 3;
const MOST = 5;

/** Number of plans that fit in this many pixels at letters of 16; the most if null. */
export const columnsIn = (width: number | null): number =>
  width === null ? MOST : Math.max(LEAST, Math.min(MOST, Math.floor((width - NAMES) / PLAN)));

/** Number of plans that fit beside each other; measured before the first paint and at each resize. */
export const useColumns = (element: RefObject<HTMLElement | null>): number => {
  const [columns, setColumns] = useState(MOST);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => setColumns(columnsIn(current.clientWidth / letterScale() || null));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return columns;
};
