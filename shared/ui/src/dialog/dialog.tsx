import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/index.ts';
import { useCloseOnBack } from './close-on-back.ts';
import { stayAboveKeyboard } from './above-keyboard.ts';
import { focusAtFirst } from './first-focus.ts';
import { keepFocusInside, useModalFocus } from '../focus-return/index.ts';
import { lockScroll } from './lock-scroll.ts';
import { PopupContainer } from './popup-container.ts';
import { keepHeight } from './steady-height.ts';
import { absorbPressesAfterClose } from './absorb-presses.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Escape, the backdrop, the cross or the browser's Back: the owner decides whether it goes. */
  onClose: () => void;
  /** A {@link DialogBody} and a {@link DialogFoot}, in a form where there is something to send. */
  children: ReactNode;
  /** `alertdialog` interrupts with a question. */
  role?: 'dialog' | 'alertdialog';
  /** `form` is wide enough for two columns; `question` for a sentence and two buttons. */
  size?: 'form' | 'question';
  /**
   * Whether the page's address says that it is open. Then it has no entry of its own in the browser's history: Back
   * changes the address, and its owner follows. Default: no.
   */
  inAddress?: boolean;
}

const CloseOnBack = ({ onClose }: { onClose: () => void }) => {
  useCloseOnBack(onClose);
  return null;
};

/**
 * A modal dialog: focus goes to its first field and stays in, Escape, the backdrop and the browser's Back close it, the
 * page behind does not scroll, and what had the focus gets it back. It keeps its height while what is in it changes,
 * makes room for the notices of the shell, and its foot stays above a phone's keyboard. Popups of the controls in it live in it, so they
 * are reached by keyboard and an Escape that closes one does not close the dialog.
 */
export const Dialog = ({
  title,
  onClose,
  children,
  role = 'dialog',
  size = 'form',
  inAddress = false,
}: DialogProps) => {
  const id = useId();
  const backdrop = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const popups = useRef<HTMLDivElement>(null);
  const pressedOnBackdrop = useRef(false);
  const popupContainer = useCallback(() => popups.current ?? document.body, []);

  useLayoutEffect(lockScroll, []);
  useEffect(() => absorbPressesAfterClose, []);
  useLayoutEffect(() => (box.current ? keepHeight(box.current) : undefined), []);
  useLayoutEffect(() => (backdrop.current ? stayAboveKeyboard(backdrop.current) : undefined), []);
  useModalFocus(box, (element) => focusAtFirst(element, heading.current));

  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog in a dialog is a child for React: what one has answered is not for the other.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.defaultPrevented && !hasOpenPopup(event.target)) onClose();
    else if (event.key === 'Tab' && box.current) keepFocusInside(box.current, event);
  };

  return createPortal(
    <div
      ref={backdrop}
      className={styles.backdrop}
      data-size={size}
      role="presentation"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === event.currentTarget;
      }}
      // A press that began in the dialog, to mark text, and ends outside is not a click on the backdrop.
      onClick={(event) => {
        event.stopPropagation();
        if (event.target === event.currentTarget && pressedOnBackdrop.current) onClose();
      }}
    >
      <div
        ref={box}
        className={`${styles.box} ${styles[size]}`}
        role={role}
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
      >
        {/* Before what is in the dialog: a dialog in it is above it in the history too. */}
        {!inAddress && <CloseOnBack onClose={onClose} />}
        <div className={styles.head}>
          <h2 ref={heading} className={styles.title} id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <PopupContainer value={popupContainer}>{children}</PopupContainer>
        <div ref={popups} className={styles.popups} />
      </div>
    </div>,
    document.body,
  );
};

/** What scrolls when there is more of it than fits. */
export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body} data-dialog-body>
    {children}
  </div>
);

/** The dialog's buttons, always in view. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

/** An open list or calendar takes the Escape itself. */
const hasOpenPopup = (target: EventTarget): boolean =>
  target instanceof Element &&
  (target.closest('[aria-expanded="true"]') !== null ||
    (target.closest('.ant-picker-focused')?.querySelector('[aria-expanded="true"]') ?? null) !== null);
