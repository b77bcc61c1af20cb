import { useEffect, useState } from 'react';
import styles from './sideways.module.css';

export interface Sideways<Row extends HTMLElement> {
  /** For the element that scrolls; what stands side by side are its children, or those of one list in it. */
  ref: (row: Row | null) => void;
  /** For the same element, beside its own classes. */
  className: string;
  /** The element, once it is there. */
  row: Row | null;
  /** There is more in the row than its place shows. False before it was measured. */
  overflows: boolean;
}

/** Widths are rounded: less than this, in pixels, is no more to be seen. */
const LEAST = 1;

/** Calls now and whenever the row has got other children. Returns how to stop. */
const followChildren = (row: HTMLElement, follow: () => void): (() => void) => {
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(row, { childList: true });
  return () => observer.disconnect();
};

/**
 * A row that scrolls sideways where it is too long for its place: an edge fades where more follows, and only there, and
 * the current one of its children is in sight.
 * @param current which child is the current one; default: none
 */
export const useSideways = <Row extends HTMLElement>(current = -1): Sideways<Row> => {
  const [row, setRow] = useState<Row | null>(null);
  const [overflows, setOverflows] = useState(false);

  // scrollIntoView would move the page as well. Measured again when a font has loaded or the row got another width.
  useEffect(() => {
    if (!row) return undefined;
    let child: Element | undefined;
    const centre = (): void => {
      if (child instanceof HTMLElement)
        row.scrollLeft = child.offsetLeft - (row.clientWidth - child.offsetWidth) / 2;
    };
    // It reports once of each that it begins to observe: a measure taken now would be a layout of its own.
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
