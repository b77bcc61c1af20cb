/** The elements that Tab reaches. */
const BY_TAB =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Lets keys scroll a drawer (WCAG 2.1.1): its body takes the focus while the content is too high and has no button or
 * field. Returns how to stop.
 */
export const scrolledByKeys = (body: HTMLElement): (() => void) => {
  const look = () => {
    if (body.querySelector(BY_TAB) === null && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(look);
  resized.observe(body);
  // Watches the content: a row's buttons go once they have been used.
  const changed = new MutationObserver(look);
  changed.observe(body, { childList: true, subtree: true });
  look();
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
};
