import { newIdempotencyKey } from '@phila/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

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
/** With the section: a link to another place on the page makes an entry of its own, which is no step back. */
const address = (): string => window.location.pathname + window.location.search + window.location.hash;

/** What was last shown, to tell whether a step through the history changes anything. */
let shown = { address: '', dialogs: '', depth: 0 };
const remember = (): void => {
  const { dialogs, depth } = here();
  shown = { address: address(), dialogs: dialogs.join(), depth };
};

/** A press of Back must change something: an entry that is left over from a dialog is passed over. */
const passOver = (): void => {
  const before = shown;
  remember();
  if (shown.address !== before.address || shown.dialogs !== before.dialogs) return;
  if (shown.depth !== before.depth) window.history.go(shown.depth < before.depth ? -1 : 1);
};

/** Those that open while one is asked to go: their entries come after its own, should it stay. */
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

/** Its entry stays, for the next dialog or to be passed over: a step back would race with a person who goes elsewhere. */
const leaveEntry = (id: string): void => {
  const { dialogs } = (window.history.state ?? {}) as DialogState;
  if (dialogs?.includes(id) !== true) return;
  window.history.replaceState(
    { ...window.history.state, dialogs: dialogs.filter((other) => other !== id) },
    '',
  );
  remember();
};

/** Asks one to go, whose entry was left by Back. Where its owner keeps it, the entry is there again for the next Back. */
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

// Also before any dialog: the page may have been reloaded at an entry of one. Listens before the dialogs do.
remember();
window.addEventListener('popstate', passOver);

/**
 * Lets the browser's Back close a dialog, or go back a step in it, rather than leave the page under it, as everyone on
 * a phone expects. What is open has an entry of its own at the same address, made as the person opened it. One that
 * goes by Back leaves nothing behind: browsers take entries that a page makes without being touched for a trap, and
 * their next Back would pass over the whole site.
 */
export const useCloseOnBack = (onClose: () => void): void => {
  const [id] = useState(() => newIdempotencyKey());
  const back = useEffectEvent(() => ask(id, onClose));
  useEffect(() => {
    const page = address();
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
