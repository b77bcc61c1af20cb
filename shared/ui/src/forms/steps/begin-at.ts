/**
 * Gives a new step's heading the focus, and brings it below the header: a page keeps its scroll while its step changes,
 * and a browser scrolls to what has the focus only where nothing of it is in sight.
 */
export const beginAt = (heading: HTMLElement | null): void => {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView?.({ block: 'start' });
};
