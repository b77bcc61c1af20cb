import { onPlaceChange } from './place.ts';

/** Specification: public-site, records: "smooth-scrolls to the named section after a 100 ms delay". */
const DELAY = 100;
/** Milliseconds to wait for a section while its page loads. */
const PATIENCE = 8_000;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const show = (section: HTMLElement): void => {
  section.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'start' });
  // Moves the keyboard there, as after a jump by the browser.
  if (section.tabIndex < 0 && !section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
};

let giveUp: (() => void) | undefined;

/** Scrolls to the section of that id once it exists, unless the person goes elsewhere or scrolls first. */
export const scrollToSection = (id: string): void => {
  giveUp?.();
  const { pathname } = window.location;
  let observer: MutationObserver | undefined;
  const stop = (): void => {
    clearTimeout(begin);
    clearTimeout(end);
    observer?.disconnect();
    leave();
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
    giveUp = undefined;
  };
  const look = (): boolean => {
    const section = document.getElementById(id);
    if (!section) return false;
    stop();
    show(section);
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
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  giveUp = stop;
};
