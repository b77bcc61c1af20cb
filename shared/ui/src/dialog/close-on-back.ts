import { useEffect, useEffectEvent, useState } from 'react';

/** Kept beside what the router holds in an entry of the history: the dialogs open at it, the topmost last. */
interface DialogState {
  dialogs?: readonly string[];
}

const open = new Set<string>();

const dialogsHere = (): readonly string[] => (window.history.state as DialogState | null)?.dialogs ?? [];

const addEntry = (id: string): void => {
  const dialogs = [...dialogsHere().filter((other) => open.has(other)), id];
  window.history.pushState({ ...window.history.state, dialogs }, '');
};

/** Whose entry is being left. */
let leaving: string | null = null;

/**
 * Leaves the entries of dialogs that have closed, one after the other: going back takes the browser a moment, and who
 * goes back twice meanwhile, because two dialogs closed at once, leaves the page.
 */
const leaveEntries = (): void => {
  const top = dialogsHere().at(-1);
  if (top === undefined || top === leaving || open.has(top)) return;
  leaving = top;
  window.addEventListener('popstate', leaveEntries, { once: true });
  window.history.back();
};

/**
 * Lets the browser's Back close a dialog rather than leave the page under it, as everyone on a phone expects. The open
 * dialog has an entry of its own at the same address; when the owner keeps the dialog open, to ask whether what was
 * typed may go, the entry is there again for the next Back.
 */
export const useCloseOnBack = (onClose: () => void): void => {
  const [id] = useState(() => crypto.randomUUID());
  const back = useEffectEvent(() => {
    addEntry(id);
    onClose();
  });
  useEffect(() => {
    const { pathname, search } = window.location;
    open.add(id);
    addEntry(id);
    const hear = () => {
      // Gone to another page: the dialog goes with the page that it belongs to.
      const isHere = window.location.pathname === pathname && window.location.search === search;
      if (isHere && !dialogsHere().includes(id)) back();
    };
    window.addEventListener('popstate', hear);
    return () => {
      window.removeEventListener('popstate', hear);
      open.delete(id);
      // Only once whoever closed it has had the chance to go elsewhere: then the entry stays, behind the new page.
      setTimeout(leaveEntries);
    };
  }, [id]);
};
