import { createContext, useId, useRef, type ReactNode } from 'react';
import { useModalFocus } from '../focus-return/index.ts';
import styles from './dialog.module.css';
import { focusAtFirst } from './first-focus.ts';

/** True where the forms of dialogs are drawn in the place that opens them, as beside a queue of cases. */
export const DialogsInPlace = createContext(false);

interface DialogInPlaceProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in the place that opened it: takes the focus as a dialog does and gives it back; Escape closes it. */
export const DialogInPlace = ({ title, onClose, children }: DialogInPlaceProps) => {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useModalFocus(box, (element) => {
    element.scrollIntoView?.({ block: 'nearest' });
    return focusAtFirst(element, heading.current);
  });
  return (
    <div
      role="presentation"
      className={styles.inPlace}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <section ref={box} aria-labelledby={id}>
        <h3 ref={heading} className={styles.titleInPlace} id={id} tabIndex={-1}>
          {title}
        </h3>
        {children}
      </section>
    </div>
  );
};
