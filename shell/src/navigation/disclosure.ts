import { useEscape, usePressOutside } from '@phila/ui';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { focusableIn } from '../overlays/focus-trap.ts';

/** Milliseconds that a menu opened by hover stays once the mouse left, so that crossing a gap doesn't close it. */
const LEAVE_DELAY = 200;

interface Options {
  /** Also opens on hover (specification: public-site); touch and keyboard always press. */
  opensOnHover?: boolean;
  /** Starts open, as after a press. */
  isOpened?: boolean;
}

export interface Disclosure {
  open: boolean;
  close: () => void;
  /** Props for the element around button and panel. */
  rootProps: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    type: 'button';
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
  };
  panelProps: { id: string; hidden: boolean };
}

/**
 * Button that shows and hides a panel below (WAI-ARIA: disclosure navigation). Opens by press, arrow down and
 * optionally hover; closes by Escape, by a choice, and when mouse, finger or Tab leave it.
 */
export const useDisclosure = ({ opensOnHover = false, isOpened = false }: Options = {}): Disclosure => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Remembers how the menu opened: a press after hover keeps it open instead of closing it.
  const [state, setState] = useState<'closed' | 'shown' | 'pressed'>(isOpened ? 'pressed' : 'closed');
  const open = state !== 'closed';
  const close = () => setState('closed');

  useEffect(() => () => clearTimeout(leaving.current), []);
  usePressOutside(open, [root], close);
  useEscape(open, root, () => {
    close();
    button.current?.focus();
  });

  const move = (step: 1 | -1) => {
    const controls = root.current
      ? focusableIn(root.current).filter((control) => control !== button.current)
      : [];
    const index = controls.indexOf(document.activeElement as HTMLElement);
    const next = index < 0 ? (step === 1 ? 0 : controls.length - 1) : index + step;
    if (next < 0) button.current?.focus();
    else controls[Math.min(next, controls.length - 1)]?.focus();
  };

  return {
    open,
    close,
    rootProps: {
      ref: root,
      onKeyDown: (event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          setState('pressed');
          const step = event.key === 'ArrowDown' ? 1 : -1;
          // Waits a frame, as a hidden panel can't take the focus.
          if (open) move(step);
          else requestAnimationFrame(() => move(step));
        }
      },
      onBlur: (event) => {
        if (event.relatedTarget !== null && !root.current?.contains(event.relatedTarget)) close();
      },
      onPointerEnter: (event) => {
        if (!opensOnHover || event.pointerType === 'touch') return;
        clearTimeout(leaving.current);
        setState((before) => (before === 'closed' ? 'shown' : before));
      },
      onPointerLeave: (event) => {
        if (!opensOnHover || event.pointerType === 'touch') return;
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => {
          // Stays open while a link in it has the focus.
          const focused = document.activeElement;
          const inPanel = focused !== button.current && root.current?.contains(focused);
          if (!inPanel) close();
        }, LEAVE_DELAY);
      },
    },
    buttonProps: {
      ref: button,
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setState((before) => (before === 'pressed' ? 'closed' : 'pressed')),
    },
    panelProps: { id, hidden: !open },
  };
};
