import { classes } from '@phila/ui';
import { useIsLoading } from '@phila/platform/host';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFocusTrap } from '../overlays/focus-trap.ts';
import styles from './loading-dialog.module.css';

const OpenDialog = () => {
  const ref = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusTrap(ref);
  return createPortal(
    <div role="presentation" className={classes('centred fixed cover', styles.veil)} onKeyDown={keepFocus}>
      <div
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a modal <dialog> would lie above the notices
        role="dialog"
        aria-modal="true"
        aria-label="Loading"
        tabIndex={-1}
        className={classes('no-outline')}
      >
        <output className={classes('row gap-16 card medium text', styles.card)}>
          <svg viewBox="-20 -20 40 40" width="40" height="40" className={styles.diamonds} aria-hidden="true">
            <path d="M0-18l18 18-18 18-18-18z" />
            <path d="M0-9l9 9-9 9-9-9z" />
          </svg>
          One moment, please…
        </output>
      </div>
    </div>,
    document.body,
  );
};

/** Covers the screen while the global loading flag is set (specification: shell), visible after 400 ms. */
export const LoadingDialog = () => (useIsLoading() ? <OpenDialog /> : null);
