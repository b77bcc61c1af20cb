/** A section is laid out after this time, in milliseconds, in a browser that is never idle or does not say so. */
const AT_LATEST = 50;

/** As `scheduling/when-idle.ts`, which would be a module of the first script's if layouts and this file shared it. */
const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  const { requestIdleCallback: call = () => setTimeout(work, AT_LATEST) } = window;
  call(work, { timeout: AT_LATEST });
};

/** The browser notes the size of what it laid out behind the layout of a frame: the one of the next frame is past that. */
const whenNoted = (work: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(work)));
};

const BELOW = 'section:nth-of-type(n + 2):not([data-laid-out])';

/** Nearer to the screen than its own height, nothing is left out. */
const NEAR = '100% 0px';

/**
 * Leaves out what is away from the screen, with the size that it has: the colours of the whole page, at a press on light or
 * dark, are worked out for what is near. What is near is laid out as ever, so that a list which opens in it may reach
 * beyond it. In a window of another width the sizes are others, so all of it is laid out and stays so.
 */
const leaveOut = (laidOut: readonly HTMLElement[]): void => {
  const { innerWidth } = window;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        target.setAttribute('data-laid-out', isIntersecting ? '' : 'away');
    },
    { rootMargin: NEAR },
  );
  // A section within one that is left out has no place that could be scrolled to.
  const outermost = laidOut.filter((one) => one.parentElement?.closest('[data-laid-out]') === null);
  for (const one of outermost) observer.observe(one);
  const layOut = (): void => {
    if (window.innerWidth === innerWidth) return;
    window.removeEventListener('resize', layOut);
    observer.disconnect();
    for (const one of laidOut) one.dataset['laidOut'] = '';
  };
  window.addEventListener('resize', layOut);
};

/** Whether the address names a section of the page. */
export const namesSection = (): boolean => window.location.hash.length > 1;

/**
 * Lays out the sections of a page that took the place of its HTML. Style sheets leave out those below the screen at first
 * (style/ground.css): one layout of all of them is the longest task of a long page on a slow phone. Here they follow one by
 * one, so that the length of the page is not guessed for longer than that; then they are left out again while they are far
 * away. All follow at once where the address names a section, which is to be scrolled to by its real place.
 */
export const layOutBelow = (outlet: HTMLElement): void => {
  if (namesSection()) return;
  outlet.dataset['inParts'] = '';
  const laidOut: HTMLElement[] = [];
  const layOut = (one: HTMLElement): void => {
    one.dataset['laidOut'] = '';
    laidOut.push(one);
  };
  const next = (): void => {
    const section = namesSection() ? null : outlet.querySelector<HTMLElement>(BELOW);
    if (section === null) {
      delete outlet.dataset['inParts'];
      const footer = document.querySelector<HTMLElement>('#root footer');
      if (namesSection()) return;
      if (footer !== null) layOut(footer);
      whenNoted(() => leaveOut(laidOut));
      return;
    }
    layOut(section);
    whenIdle(next);
  };
  whenIdle(next);
};
