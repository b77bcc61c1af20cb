import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAutoClose } from './auto-close.ts';
import { useFocusTrap } from './focus-trap.ts';
import styles from './overlay.module.css';

interface OverlayProps {
  /** Name for screen readers. */
  label: string;
  /** Side it slides in from; `centre` is a dialog in the middle (on a phone, a sheet at the bottom). */
  from: 'left' | 'right' | 'bottom' | 'centre';
  onClose: () => void;
  /** Closes itself when unused (specification: shell). */
  closesByItself?: boolean;
  /** Uses the chrome's background; by default a card's. */
  isChrome?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Drawer or dialog of the chrome above everything: traps the focus, closes by Escape or a press outside, and restores
 * the focus. Mount it to open, unmount it to close.
 */
export const Overlay = ({
  label,
  from,
  onClose,
  closesByItself = false,
  isChrome = false,
  className,
  children,
}: OverlayProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const keepFocus = useFocusTrap(ref);
  useAutoClose(closesByItself, ref, onClose);

  // Fixes the page behind, and fills the width of its removed scroll bar.
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    style.setProperty('padding-inline-end', `${window.innerWidth - clientWidth}px`);
    style.setProperty('overflow', 'hidden');
    return () => {
      style.removeProperty('overflow');
      style.removeProperty('padding-inline-end');
    };
  }, []);

  return createPortal(
    <div
      className={classes('flex appear fixed cover', styles.veil)}
      role="presentation"
      data-from={from}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      // Ignores a press that began inside and ended outside, such as selecting text.
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) onClose();
      }}
      onKeyDown={(event) => {
        // Keeps the key from a drawer underneath: that drawer is its parent in React.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
        else keepFocus(event);
      }}
    >
      <div
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a modal <dialog> would lie above the notices
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        className={classes(
          isChrome
            ? 'column max-full chrome rise no-outline'
            : 'column max-full on-card page-ring text rise no-outline',
          className ? `${styles.panel} ${className}` : styles.panel,
        )}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
};
