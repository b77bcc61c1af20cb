import { useEffect, useState } from 'react';
import styles from './sideways.module.css';

export interface Sideways<Row extends HTMLElement> {
  /** Ref for the scrolling element; it contains the items, or a list of them. */
  ref: (row: Row | null) => void;
  /** For the same element, beside its own classes. */
  className: string;
  /** The element, once mounted. */
  row: Row | null;
  /** True if the row is longer than its place; false before it was measured. */
  overflows: boolean;
}

/** Differences below this, in pixels, come from rounding. */
const LEAST = 1;

/** Calls `follow` now and when the row's children change. Returns how to stop. */
const followChildren = (row: HTMLElement, follow: () => void): (() => void) => {
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(row, { childList: true });
  return () => observer.disconnect();
};

/**
 * Makes a row scroll sideways if it is too long: fades an edge where more follows, and keeps the current child in
 * sight.
 * @param current the index of the current child; default: none
 */
export const useSideways = <Row extends HTMLElement>(current = -1): Sideways<Row> => {
  const [row, setRow] = useState<Row | null>(null);
  const [overflows, setOverflows] = useState(false);

  // Scrolls by hand: scrollIntoView would move the page too. Measures again after a font has loaded or a width has
  // changed.
  useEffect(() => {
    if (!row) return undefined;
    let child: Element | undefined;
    const centre = (): void => {
      if (child instanceof HTMLElement)
        row.scrollLeft = child.offsetLeft - (row.clientWidth - child.offsetWidth) / 2;
    };
    // Leaves the first measurement to the observer, because it reports each element at once; measuring here would force
    // a layout.
    const sizes = new ResizeObserver(centre);
    const unfollow = followChildren(row, () => {
      if (child === row.children[current]) return;
      child = row.children[current];
      sizes.disconnect();
      if (!child) return;
      sizes.observe(row);
      sizes.observe(child);
    });
    return () => {
      unfollow();
      sizes.disconnect();
    };
  }, [row, current]);

  useEffect(() => {
    if (!row) return undefined;
    const mark = (): void => {
      const beyond = row.scrollWidth - row.clientWidth;
      row.toggleAttribute('data-more-before', row.scrollLeft > LEAST);
      row.toggleAttribute('data-more-after', row.scrollLeft < beyond - LEAST);
      setOverflows(beyond > LEAST);
    };
    const sizes = new ResizeObserver(mark);
    const unfollow = followChildren(row, () => {
      sizes.disconnect();
      sizes.observe(row);
      for (const child of row.children) sizes.observe(child);
    });
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      unfollow();
      sizes.disconnect();
      row.removeEventListener('scroll', mark);
    };
  }, [row]);

  return { ref: setRow, className: styles.row ?? '', row, overflows };
};
