import type { PointerEvent as PointerOf } from 'react';
import styles from './resource-screen.module.css';

interface ColumnEdgeProps {
  /** Gets the new width in pixels; null to fit the texts. */
  onWidth: (width: number | null) => void;
}

/**
 * The edge of a column's head, dragged by a mouse or a pen; a double press fits the column to its texts. The menu of
 * columns has buttons for keys and fingers.
 */
export const ColumnEdge = ({ onWidth }: ColumnEdgeProps) => {
  const start = (event: PointerOf<HTMLSpanElement>) => {
    const edge = event.currentTarget;
    const head = edge.closest('th');
    if (head === null || event.button !== 0) return;
    // Keeps the press from the head: the head would sort.
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const from = head.offsetWidth - event.clientX;
    const move = ({ clientX }: PointerEvent): void => {
      head.style.inlineSize = `${from + clientX}px`;
    };
    const end = ({ type, clientX }: PointerEvent): void => {
      edge.removeEventListener('pointermove', move);
      edge.removeEventListener('pointerup', end);
      edge.removeEventListener('pointercancel', end);
      const width = from + clientX;
      const isMoved = Math.abs(width - from - event.clientX) > 2;
      head.style.inlineSize = '';
      if (type === 'pointerup' && isMoved) onWidth(width);
    };
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', end);
    edge.addEventListener('pointercancel', end);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for pointers alone: the menu of columns has the same for keys
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={start}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => onWidth(null)}
    />
  );
};
