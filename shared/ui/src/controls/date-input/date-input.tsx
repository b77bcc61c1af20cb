import { dateText, isDay, isPartOfDate, readTypedDay, readTypedPart } from '@phila/contract/format';
import { useId, useRef, useState, type RefObject } from 'react';
import { keepFocusInside } from '../../overlays/focus-return/index.ts';
import { useEscape, useFloating, usePressOutside } from '../../overlays/floating/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { Input } from '../input/index.ts';
import { lazy } from '../../layout/lazy/index.ts';
import styles from './date-input.module.css';

const Calendar = lazy(() => import('./calendar.tsx'), {
  standIn: <div className={styles.waiting} aria-busy="true" />,
  fault: () => (
    <div className={styles.waiting}>
      <p role="alert">The calendar could not be loaded. Type the day instead, such as 31 Jan 2030.</p>
    </div>
  ),
});

export interface DateInputProps {
  /** A day as `YYYY-MM-DD`; '' for none; or letters that were not understood, for the form's rule to refuse. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Takes a month or a year alone as well; default: false. */
  isPart?: boolean | undefined;
  size?: 'middle' | 'large' | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

/**
 * A day input that takes any usual spelling, or a day of a calendar. Drops no text: an unreadable text stays, is
 * explained under the input on leaving, and is the form's value, so that the rule refuses it. The first Enter takes a
 * typed day; the next Enter submits the form.
 */
export const DateInput = ({ value, onChange, onBlur, isPart = false, ...input }: DateInputProps) => {
  const note = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** The text being typed; null while the person does not type. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const isRead = isPart ? isPartOfDate(value) : isDay(value);
  const unread = typed === null && value !== '' && !isRead;

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <div ref={box}>
      <Input
        autoComplete="off"
        placeholder={isPart ? 'e.g. 2019 or 03/2019' : 'e.g. 31 Jan 2030'}
        {...input}
        aria-describedby={[input['aria-describedby'], unread && note].filter(Boolean).join(' ') || undefined}
        value={typed ?? (isRead ? dateText(value) : value)}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          onChange(text.trim() === '' ? '' : ((isPart ? readTypedPart : readTypedDay)(text) ?? text));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === null) return;
          event.preventDefault();
          setTyped(null);
        }}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        suffix={
          <button
            ref={opener}
            type="button"
            className={styles.opener}
            aria-label="Choose from a calendar"
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={input.disabled}
            onClick={() => setOpen(!open)}
          >
            <Icon name="calendar" />
          </button>
        }
      />
      {unread && (
        <p id={note} className={styles.unread}>
          {isPart
            ? 'We cannot read this as a day, a month or a year. Write it as 2019, Mar 2019 or 31 Jan 2019.'
            : 'We cannot read this as a day. Write it as 31 Jan 2030.'}
        </p>
      )}
      {open && (
        <CalendarPopup
          anchor={box}
          value={isDay(value) ? value : ''}
          onPick={(day) => {
            setTyped(null);
            onChange(day);
            close();
          }}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </div>
  );
};

interface CalendarPopupProps {
  anchor: RefObject<HTMLElement | null>;
  value: string;
  onPick: (day: string) => void;
  /** Called when a key closes it; the focus goes back. */
  onClose: () => void;
  /** Called when the person presses elsewhere. */
  onLeave: () => void;
}

const CalendarPopup = ({ anchor, value, onPick, onClose, onLeave }: CalendarPopupProps) => {
  const popup = useRef<HTMLDivElement>(null);
  useFloating(anchor, popup, true);
  useEscape(true, popup, onClose);
  usePressOutside(true, [popup, anchor], onLeave);
  return (
    // Handles keys that bubble from the calendar's buttons. Cannot be a <dialog>: showModal() would put it over everything.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys from the buttons inside
    <div
      ref={popup}
      popover="manual"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="dialog"
      aria-label="Choose a day"
      tabIndex={-1}
      className={styles.popup}
      onKeyDown={(event) => {
        // Keeps the keys from the dialog or form around it.
        event.stopPropagation();
        if (event.key === 'Tab' && popup.current) keepFocusInside(popup.current, event);
      }}
    >
      <Calendar value={value} onPick={onPick} />
    </div>
  );
};
