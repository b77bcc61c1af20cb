import { newIdempotencyKey } from '@phila/platform';
import { storageItem } from '@phila/platform/host';

/** Number of history entries to remember, the latest. */
const MOST = 50;
/** Milliseconds to wait for a page to regain its height while code and rows load. */
const PATIENCE = 8_000;
/** single-spa's event follows a change of remotes; the others, a change of address within one. */
const MOVES = ['single-spa:routing-event', 'popstate', 'hashchange'] as const;
/** Input events that end the restoring of a scroll position. */
const TOUCHES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scroll positions by the key in each history entry's state, kept with the tab. */
const stored = storageItem('sessionStorage', 'phila.scroll');

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

/** True if the current page was reached by Back or Forward. */
export const isReturn = (): boolean => returned;

/** Scrolls down to the position, again as the page grows, until the person acts. Returns a function that stops it. */
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
 * Restores the scroll position on Back, Forward and reload. Browsers do so only for pages that have their full height
 * at once, not where code or rows load later. Returns a function that stops it.
 */
export const followScrolling = (): (() => void) => {
  const places = read();
  /** History entry of the page shown; the address may be ahead while the next page loads. */
  let current: string | undefined;
  let stopGoing: (() => void) | undefined;

  const remember = (): void => {
    // Ignores scrolling that this module caused.
    if (stopGoing !== undefined || current === undefined || current !== keyHere()) return;
    places.delete(current);
    places.set(current, Math.round(window.scrollY));
  };
  const follow = (): void => {
    const entry = markEntry();
    // Skips entries of dialogs: they carry the key of their page.
    if (entry === current) return;
    stopGoing?.();
    current = entry;
    const top = places.get(entry);
    returned = top !== undefined;
    // Scrolls to the top at once, as that needs no height.
    if (top === 0) window.scrollTo({ top, behavior: 'instant' });
    else if (top !== undefined)
      stopGoing = goDown(top, () => {
        stopGoing = undefined;
      });
  };
  const store = (): void => {
    // Stores the latest position, because its scroll event may still be due at a reload.
    remember();
    stored.write(JSON.stringify([...places].slice(-MOST)));
  };

  window.history.scrollRestoration = 'manual';
  follow();
  // Doesn't count a reload as Back or Forward, though it restores the position.
  returned = false;
  for (const move of MOVES) window.addEventListener(move, follow);
  window.addEventListener('scroll', remember, { passive: true });
  // Stores the last position before a press navigates, as its scroll event may still be due.
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
