import { notify, withinLimit } from '@phila/platform';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** Milliseconds that a dialog's code may take: as long as a page's. */
const TIME_LIMIT = 8_000;

export interface LazyDialogOptions<Code, Subject> {
  /** Fetches the dialog's code; called again for a retry, and each time the dialog is opened. */
  load: () => Promise<Code>;
  /** The dialog while it is open. It calls `close` when it is to go. */
  render: (code: Code, subject: Subject, close: () => void) => ReactNode;
  /** What did not come, where it does not; default: 'The form'. */
  what?: string;
}

export interface LazyDialog<Subject> {
  /** For each element that opens it: its code comes when a pointer, the focus or a finger is there. */
  opener: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
  /** Its code is on the way. */
  opening: boolean;
  isOpen: boolean;
  /** Opens it as soon as its code is there; what is opened last is shown. */
  open: (subject: Subject) => void;
  close: () => void;
  /** The dialog, to be placed anywhere in the page; null while it is closed. */
  element: ReactNode;
}

/**
 * A dialog whose code is not part of the page. Where the code does not come, a notice says so with Retry; the page
 * stays as it is. The focus goes back to what opened it when it closes, after a retry too.
 */
export const useLazyDialog = <Code, Subject = void>({
  load,
  render,
  what = 'The form',
}: LazyDialogOptions<Code, Subject>): LazyDialog<Subject> => {
  const [shown, setShown] = useState<{ code: Code; subject: Subject } | null>(null);
  const [opening, setOpening] = useState(false);
  // A retry comes later, when the page may load it otherwise.
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  /** Counts what was opened, and that the page was left: only the last of them is carried out. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const openFrom = async (subject: Subject, before: Element | null) => {
    turn.current += 1;
    const mine = turn.current;
    setOpening(true);
    try {
      const code = await withinLimit(latest.current(), TIME_LIMIT);
      if (turn.current !== mine) return;
      // The dialog gives the focus back to what has it now; after a retry that is the page itself.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      setShown({ code, subject });
    } catch {
      if (turn.current !== mine) return;
      notify({
        severity: 'error',
        text: `${what} could not be loaded. Please check your connection and try again.`,
        action: { text: 'Retry', onPress: () => void openFrom(subject, before) },
      });
    } finally {
      if (turn.current === mine) setOpening(false);
    }
  };
  const prefetch = () => {
    // A failure is said when it is really wanted.
    load().catch(() => undefined);
  };
  const close = () => setShown(null);

  return {
    opener: { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch },
    opening,
    isOpen: shown !== null,
    open: (subject) => void openFrom(subject, document.activeElement),
    close,
    element: shown && render(shown.code, shown.subject, close),
  };
};
