import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import styles from './drag-order.module.css';

/** A dragged entry, and the place it would take when let go. */
interface Drag {
  from: number;
  to: number;
}

/** The properties that `useDragOrder` gives to the parts of a list. */
export interface DragOrder {
  /** Ref for the list; its children must be the entries. */
  list: RefObject<HTMLOListElement | null>;
  /**
   * For each entry. Sets `data-dragged` while it is dragged; a line shows where it would land, in the middle of the gap
   * that the custom property `--between` gives.
   * @param className further classes of the entry
   */
  entry: (
    at: number,
    className?: string,
  ) => {
    className: string;
    'data-dragged': true | undefined;
    'data-drop': 'above' | 'below' | undefined;
  };
  /** For the handle of an entry, a button. */
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
 * Reorders a list by handles: dragged with a pointer or a finger (native drag and drop does not support fingers), or
 * moved by arrow keys, Home and End. Moves nothing before the entry is released, so that it keeps the pointer; Escape
 * leaves it in place.
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
        // Optional for jsdom: it has no capture, and sends the events to the handle anyway.
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ from: at, to: at });
      },
      onPointerMove: ({ clientY }) => {
        if (drag === null) return;
        const to = placeAt(clientY, drag.from);
        if (to === drag.to) return;
        setDrag({ from: drag.from, to });
        // Scrolls a list that is longer than the window.
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
