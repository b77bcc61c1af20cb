import { newIdempotencyKey } from '@phila/platform';
import { kept } from '@phila/platform/host';

/** Entries that are remembered, the latest. */
const MOST = 50;
/** Milliseconds for a page to reach its former height, while its code and rows may still be coming. */
const PATIENCE = 8_000;
/** single-spa's event comes once a change of remotes is done; the others, when the address changes within one. */
const MOVES = ['single-spa:routing-event', 'popstate', 'hashchange'] as const;
/** Input events after which the scroll position is no longer restored. */
const TOUCHES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scroll positions of the history's entries, by the key in the entry's state; for the length of the tab. */
const stored = kept('sessionStorage', 'phila.scroll');

const read = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(stored.read() ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
};

const keyHere = (): string | undefined => (window.history.state as { entry?: string } | null)?.entry;

const markEntry = (): string => {
  const entry = keyHere() ?? newIdempotencyKey();
  if (keyHere() === undefined) window.history.replaceState({ ...window.history.state, entry }, '');
  return entry;
};

let returned = false;

/** Was the page that is shown reached by the browser's Back or Forward? */
export const isReturn = (): boolean => returned;

/** Goes that far down, again whenever the page grows, until the person does something. Returns how to stop. */
const goDown = (top: number, onEnd: () => void): (() => void) => {
  const attempt = (): void => {
    const reachable = Math.min(top, document.documentElement.scrollHeight - window.innerHeight);
    if (Math.abs(window.scrollY - reachable) > 1) window.scrollTo({ top: reachable, behavior: 'instant' });
  };
  const observer = new ResizeObserver(attempt);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(patience);
    for (const touch of TOUCHES) window.removeEventListener(touch, stop, true);
    onEnd();
  };
  const patience = setTimeout(() => stop(), PATIENCE);
  for (const touch of TOUCHES) window.addEventListener(touch, stop, true);
  observer.observe(document.body);
  attempt();
  return stop;
};

/**
 * Keeps for each entry of the history how far down its page was, and goes there again with Back, Forward and a reload.
 * Browsers do so by themselves on pages that are at once as high as they were, not where code or rows come later.
 * Returns how to stop.
 */
export const followScrolling = (): (() => void) => {
  const places = read();
  /** The entry whose page is shown; the address may be further already, while the next page is still to come. */
  let current: string | undefined;
  let stopGoing: (() => void) | undefined;

  const remember = (): void => {
    // Scrolling by the page itself while it loads is not stored.
    if (stopGoing !== undefined || current === undefined || current !== keyHere()) return;
    places.delete(current);
    places.set(current, Math.round(window.scrollY));
  };
  const follow = (): void => {
    const entry = markEntry();
    // The entry of a dialog carries the key of its page.
    if (entry === current) return;
    stopGoing?.();
    current = entry;
    const top = places.get(entry);
    returned = top !== undefined;
    // The top is there however short the page is yet: nothing to wait for.
    if (top === 0) window.scrollTo({ top, behavior: 'instant' });
    else if (top !== undefined)
      stopGoing = goDown(top, () => {
        stopGoing = undefined;
      });
  };
  const store = (): void => {
    // Before a reload, too, the last scrolling may not have been heard yet.
    remember();
    stored.write(JSON.stringify([...places].slice(-MOST)));
  };

  window.history.scrollRestoration = 'manual';
  follow();
  // A reload restores the position but does not count as Back or Forward.
  returned = false;
  for (const move of MOVES) window.addEventListener(move, follow);
  window.addEventListener('scroll', remember, { passive: true });
  // Before a press leads on: the last scrolling may not have been heard yet.
  window.addEventListener('click', remember, true);
  window.addEventListener('pagehide', store);
  return () => {
    stopGoing?.();
    for (const move of MOVES) window.removeEventListener(move, follow);
    window.removeEventListener('scroll', remember);
    window.removeEventListener('click', remember, true);
    window.removeEventListener('pagehide', store);
  };
};
