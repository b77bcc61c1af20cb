/** What takes the focus by Tab. */
const BY_TAB =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * A drawer whose content is higher than it and has nothing that takes the focus is scrolled by keys as well (WCAG 2.1.1):
 * its body takes the focus then, and is no further stop where a button or a field leads there. Returns how to stop.
 */
export const scrolledByKeys = (body: HTMLElement): (() => void) => {
  const look = () => {
    if (body.querySelector(BY_TAB) === null && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(look);
  resized.observe(body);
  // What can be done about a row goes once it was done.
  const changed = new MutationObserver(look);
  changed.observe(body, { childList: true, subtree: true });
  look();
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
