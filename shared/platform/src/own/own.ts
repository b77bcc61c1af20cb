/** The browser's functions that the host and the platform call, so that no remote can put others in their place. */
const present = () => {
  const { fetch, history } = window;
  return {
    fetch: (...given: Parameters<typeof fetch>): ReturnType<typeof fetch> => fetch(...given),
    XMLHttpRequest: window.XMLHttpRequest,
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
};

let kept: ReturnType<typeof present> | undefined;

/**
 * Keeps the functions as they are now. For the shell: before any remote runs, and once single-spa has put its own in
 * front of some.
 */
export const keepOwn = (): void => {
  kept = present();
};

/** Gives the functions that were kept; before, as in a test, those of the moment. */
export const own = (): ReturnType<typeof present> => kept ?? present();
