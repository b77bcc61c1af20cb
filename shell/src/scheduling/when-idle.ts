/** Milliseconds in browsers without idle callbacks, such as Safari; shorter than any limit in use. */
const WITHOUT_CALLBACK = 50;

/**
 * Runs work once the browser is idle.
 * @param atLatest milliseconds after which it runs even in a browser that is never idle
 */
export const whenIdle = (work: () => void, atLatest: number): void => {
  const { requestIdleCallback: call = () => setTimeout(work, WITHOUT_CALLBACK) } = window;
  call(work, { timeout: atLatest });
};
