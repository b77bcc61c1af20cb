import { useEffect, useEffectEvent, useState } from 'react';

/** Kept beside what the router holds in an entry of the history. */
interface DialogState {
  /** The dialogs that are open at it, the topmost last. */
  dialogs?: readonly string[];
  /** How many entries of dialogs lie between it and the page's own. More than its dialogs: it is left over from one. */
  depth?: number;
}

const open = new Set<string>();

const here = (): Required<DialogState> => {
  const { dialogs = [], depth = 0 } = (window.history.state ?? {}) as DialogState;
  return { dialogs: dialogs.filter((id) => open.has(id)), depth };
};
const address = (): string => window.location.pathname + window.location.search;

/** What was last shown, to tell whether a step through the history changes anything. */
let shown = { address: '', dialogs: '', depth: 0 };
const remember = (): void => {
  const { dialogs, depth } = here();
  shown = { address: address(), dialogs: dialogs.join(), depth };
};

/** Nobody presses Back to see nothing happen: an entry that is left over from a dialog is passed over. */
const passOver = (): void => {
  const before = shown;
  remember();
  if (shown.address !== before.address || shown.dialogs !== before.dialogs) return;
  if (shown.depth !== before.depth) window.history.go(shown.depth < before.depth ? -1 : 1);
};

const addEntry = (id: string): void => {
  const { dialogs, depth } = here();
  const state = { ...window.history.state, dialogs: [...dialogs, id] };
  if (depth > dialogs.length) window.history.replaceState(state, '');
  else window.history.pushState({ ...state, depth: depth + 1 }, '');
  remember();
};

/** Its entry stays, for the next dialog or to be passed over: going back would race with whoever goes elsewhere now. */
const leaveEntry = (id: string): void => {
  const { dialogs } = (window.history.state ?? {}) as DialogState;
  if (dialogs?.includes(id) !== true) return;
  window.history.replaceState(
    { ...window.history.state, dialogs: dialogs.filter((other) => other !== id) },
    '',
  );
  remember();
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
    const page = address();
    // The same function each time: it is heard once, and before any dialog.
    window.addEventListener('popstate', passOver);
    open.add(id);
    addEntry(id);
    const hear = () => {
      // Gone to another page: the dialog goes with the page that it belongs to.
      if (address() === page && !here().dialogs.includes(id)) back();
    };
    window.addEventListener('popstate', hear);
    return () => {
      window.removeEventListener('popstate', hear);
      open.delete(id);
      leaveEntry(id);
    };
  }, [id]);
};
