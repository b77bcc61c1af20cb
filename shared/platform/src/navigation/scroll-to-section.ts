import { onPlaceChange } from './place.ts';

/** Specification: public-site, records: "smooth-scrolls to the named section after a 100 ms delay". */
const DELAY = 100;
/** Milliseconds to wait for a section while its page loads, and for what is above it to get its height. */
const PATIENCE = 8_000;
/** Events by which a person moves on: the page is then theirs. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const bring = (section: HTMLElement): void =>
  section.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'start' });

const show = (section: HTMLElement): void => {
  bring(section);
  // Moves the keyboard there, as after a jump by the browser.
  if (section.tabIndex < 0 && !section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
};

let giveUp: (() => void) | undefined;

/**
 * Scrolls to the section of that id once it exists, and again while the page above it still grows, unless the person
 * goes elsewhere or moves on first.
 */
export const scrollToSection = (id: string): void => {
  giveUp?.();
  const { pathname } = window.location;
  let observer: MutationObserver | undefined;
  let growing: ResizeObserver | undefined;
  const stop = (): void => {
    clearTimeout(begin);
    clearTimeout(end);
    observer?.disconnect();
    growing?.disconnect();
    leave();
    for (const move of MOVES) window.removeEventListener(move, stop);
    giveUp = undefined;
  };
  const look = (): boolean => {
    const section = document.getElementById(id);
    if (!section) return false;
    observer?.disconnect();
    show(section);
    growing = new ResizeObserver(() => bring(section));
    growing.observe(document.body);
    return true;
  };
  const begin = setTimeout(() => {
    if (look()) return;
    observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
  }, DELAY);
  const end = setTimeout(() => stop(), PATIENCE);
  const leave = onPlaceChange(() => {
    if (window.location.pathname !== pathname) stop();
  });
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  giveUp = stop;
};
