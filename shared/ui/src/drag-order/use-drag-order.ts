import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import styles from './drag-order.module.css';

/** An entry that is being dragged, and the place that it has when it is let go. */
interface Drag {
  from: number;
  to: number;
}

/** What `useDragOrder` gives the parts of a list. */
export interface DragOrder {
  /** To be given to the list, whose children are its entries. */
  list: RefObject<HTMLOListElement | null>;
  /**
   * To be spread over an entry. While it is dragged it has `data-dragged`; a line shows where it would land, in the
   * middle of the gap that the custom property `--between` tells of.
   * @param className more classes of the entry
   */
  entry: (
    at: number,
    className?: string,
  ) => {
    className: string;
    'data-dragged': true | undefined;
    'data-drop': 'above' | 'below' | undefined;
  };
  /** To be spread over the handle of an entry, which is a button. */
  handle: (at: number) => {
    className: string | undefined;
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  };
}

const middleOf = (entry: Element): number => {
  const { top, height } = entry.getBoundingClientRect();
  return top + height / 2;
};

/**
 * Order by the handle of each entry: dragged with a pointer or a finger, which the browser's own drag and drop does not
 * hear, or moved by arrow keys, Home and End. Nothing moves before the entry is let go, so it keeps the pointer; Escape
 * leaves it where it was.
 */
export const useDragOrder = (count: number, onMove: (from: number, to: number) => void): DragOrder => {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const placeAt = (y: number, from: number): number =>
    [...(list.current?.children ?? [])].filter((entry, at) => at !== from && middleOf(entry) < y).length;
  const markAt = (at: number): 'above' | 'below' | undefined => {
    if (drag === null || drag.to !== at || drag.to === drag.from) return undefined;
    return drag.to < drag.from ? 'above' : 'below';
  };
  return {
    list,
    entry: (at, className) => ({
      className: [styles.entry, className].filter(Boolean).join(' '),
      'data-dragged': drag?.from === at || undefined,
      'data-drop': markAt(at),
    }),
    handle: (at) => ({
      className: styles.handle,
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // jsdom has no capture; there the events go to the handle anyway.
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ from: at, to: at });
      },
      onPointerMove: ({ clientY }) => {
        if (drag === null) return;
        const to = placeAt(clientY, drag.from);
        if (to === drag.to) return;
        setDrag({ from: drag.from, to });
        // A list that is longer than the window comes along.
        list.current?.children[to]?.scrollIntoView?.({ block: 'nearest' });
      },
      onPointerUp: () => {
        setDrag(null);
        if (drag !== null && drag.to !== drag.from) onMove(drag.from, drag.to);
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event) => {
        if (event.key === 'Escape' && drag !== null) {
          event.preventDefault();
          setDrag(null);
          return;
        }
        const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        if (to >= 0 && to < count && to !== at) onMove(at, to);
      },
    }),
  };
};
