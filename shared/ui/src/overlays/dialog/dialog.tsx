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
import { Icon } from '../../layout/icon/index.ts';
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
  /** Called by Escape, the backdrop, the cross or the browser's Back; the owner decides whether it closes. */
  onClose: () => void;
  /** A {@link DialogBody} and a {@link DialogFoot}, inside a form if there is something to submit. */
  children: ReactNode;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** `form` has room for two columns, `question` for a sentence and two buttons. */
  size?: 'form' | 'question';
  /**
   * True if the page's address opens it: it then adds no entry to the browser's history, because Back changes the
   * address and its owner follows. Default: false.
   */
  inAddress?: boolean;
}

const CloseOnBack = ({ onClose }: { onClose: () => void }) => {
  useCloseOnBack(onClose);
  return null;
};

/**
 * A modal dialog: the focus goes to its first field, stays in, and returns on closing; Escape, the backdrop and the
 * browser's Back close it; the page behind does not scroll. Keeps its height while its content changes, leaves room for
 * the shell's notices, and keeps its foot above a phone's keyboard. Holds its controls' popups, so that keys reach them
 * and Escape closes the popup first.
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
    // Keeps the key from a dialog around this one: that is its parent in React.
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
      // Ignores a press that began inside, to select text, and ended on the backdrop.
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
        {/* Mounted before the content, so that a dialog in it comes later in the history too. */}
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

/** The part that scrolls when the content is too high. */
export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body} data-dialog-body>
    {children}
  </div>
);

/** The dialog's buttons, always in view. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

/** Tells if a list or calendar is open: Escape then closes that. */
const hasOpenPopup = (target: EventTarget): boolean =>
  target instanceof Element &&
  (target.closest('[aria-expanded="true"]') !== null ||
    (target.closest('.ant-picker-focused')?.querySelector('[aria-expanded="true"]') ?? null) !== null);
