/** In milliseconds, in a browser that has no idle callback, as Safari: no later than any limit that is given. */
const WITHOUT_CALLBACK = 50;

/**
 * Calls back when the browser has nothing better to do.
 * @param atLatest in milliseconds, in a browser that is never idle
 */
export const whenIdle = (work: () => void, atLatest: number): void => {
  const { requestIdleCallback: call = () => setTimeout(work, WITHOUT_CALLBACK) } = window;
  call(work, { timeout: atLatest });
};
