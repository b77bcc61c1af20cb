import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAutoClose } from './auto-close.ts';
import { useFocusTrap } from './focus-trap.ts';
import styles from './overlay.module.css';

interface OverlayProps {
  /** Its name for screen readers. */
  label: string;
  /** The side that it slides in from; `centre` is a dialog in the middle (a sheet at the bottom of a phone). */
  from: 'left' | 'right' | 'bottom' | 'centre';
  onClose: () => void;
  /** Closes by itself when it is not used (specification: shell). */
  closesByItself?: boolean;
  /** On the ground of the chrome; default: on that of a card. */
  isChrome?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A drawer or dialog of the chrome over everything else: takes the focus and keeps it, closes with Escape and with a
 * press outside, and gives the focus back. Mount it to open it, take it away to close it.
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

  // The page behind stays where it is, and does not jump by the width of its scroll bar.
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
      // A press that began inside, to mark text, and ends outside is not one outside.
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) onClose();
      }}
      onKeyDown={(event) => {
        // Keeps the key from a drawer below this one, its parent for React.
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
