/** A section is laid out after this time, in milliseconds, in a browser that is never idle or does not say so. */
const AT_LATEST = 50;

const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(work, { timeout: AT_LATEST });
  else setTimeout(work, AT_LATEST);
};

const BELOW = 'section:nth-of-type(n + 2):not([data-laid-out])';

/**
 * Lays out the sections of a page that took the place of its HTML. Style sheets leave out those below the screen at first
 * (style/ground.css): one layout of all of them is the longest task of a long page on a slow phone. Here they follow one by
 * one, so that the length of the page is not guessed for longer than that. All follow at once where the address names a
 * section, which is to be scrolled to by its real place.
 */
export const layOutBelow = (outlet: HTMLElement): void => {
  const namesSection = (): boolean => window.location.hash.length > 1;
  if (namesSection()) return;
  outlet.dataset['inParts'] = '';
  const next = (): void => {
    const section = namesSection() ? null : outlet.querySelector<HTMLElement>(BELOW);
    if (section === null) {
      delete outlet.dataset['inParts'];
      return;
    }
    section.dataset['laidOut'] = '';
    whenIdle(next);
  };
  whenIdle(next);
};
