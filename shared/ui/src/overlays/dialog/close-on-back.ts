import { newIdempotencyKey } from '@phila/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** The part of a history entry that dialogs keep beside the router's. */
interface DialogState {
  /** The ids of the open dialogs, the topmost last. */
  dialogs?: readonly string[];
  /**
   * The number of dialog entries above the page's own; larger than the number of dialogs in an entry that a closed
   * dialog left behind.
   */
  depth?: number;
}

const open = new Set<string>();

const here = (): Required<DialogState> => {
  const { dialogs = [], depth = 0 } = (window.history.state ?? {}) as DialogState;
  return { dialogs: dialogs.filter((id) => open.has(id)), depth };
};
/** Includes the hash: a link to a section makes its own entry, and that is no step back. */
const address = (): string => window.location.pathname + window.location.search + window.location.hash;

/** The place shown last, to tell if a step through the history changes anything. */
let shown = { address: '', dialogs: '', depth: 0 };
const remember = (): void => {
  const { dialogs, depth } = here();
  shown = { address: address(), dialogs: dialogs.join(), depth };
};

/** Skips an entry that a closed dialog left behind, so that every press of Back changes something. */
const passOver = (): void => {
  const before = shown;
  remember();
  if (shown.address !== before.address || shown.dialogs !== before.dialogs) return;
  if (shown.depth !== before.depth) window.history.go(shown.depth < before.depth ? -1 : 1);
};

/** Dialogs that opened while another was asked to close: their entries come after its own, should it stay. */
let waiting: string[] | null = null;

const addEntry = (id: string): void => {
  if (waiting !== null) {
    waiting.push(id);
    return;
  }
  const { dialogs, depth } = here();
  const state = { ...window.history.state, dialogs: [...dialogs, id] };
  if (depth > dialogs.length) window.history.replaceState(state, '');
  else window.history.pushState({ ...state, depth: depth + 1 }, '');
  remember();
};

/**
 * Leaves its entry, for the next dialog to use or for Back to skip: a step back would race with a person who goes
 * elsewhere.
 */
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
 * Asks a dialog to close after Back left its entry. If its owner keeps it open, adds the entry again for the next Back.
 */
const ask = (id: string, close: () => void): void => {
  waiting = [];
  try {
    flushSync(close);
  } finally {
    const added = [id, ...waiting];
    waiting = null;
    for (const one of added) if (open.has(one)) addEntry(one);
  }
};

// Runs before any dialog, because a reload may start at a dialog's entry; listens before the dialogs do.
// Pages that are drawn for Node have no history.
if (typeof window === 'object') {
  remember();
  window.addEventListener('popstate', passOver);
}

/**
 * Lets the browser's Back close a dialog, or go back a step in it, instead of leaving the page, as everyone on a phone
 * expects. An open dialog has its own history entry at the same address, added by the press that opened it: browsers
 * take entries added without a press for a trap, and Back would skip the whole site.
 */
export const useCloseOnBack = (onClose: () => void): void => {
  const [id] = useState(() => newIdempotencyKey());
  const back = useEffectEvent(() => ask(id, onClose));
  useEffect(() => {
    const page = address();
    open.add(id);
    addEntry(id);
    const hear = () => {
      // Ignores a move to another page, because it removes the dialog anyway.
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
