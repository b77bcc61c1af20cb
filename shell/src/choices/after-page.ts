import { useEffect, useState } from 'react';

/** When the browser never rests, in milliseconds. */
const AT_LATEST = 3_000;

/** True once the page has loaded and the browser has nothing better to do. */
export const useAfterPage = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let idle: number | undefined;
    const done = () => setThere(true);
    const wait = () => {
      // Safari knows no idle callback.
      if (typeof window.requestIdleCallback === 'function')
        idle = window.requestIdleCallback(done, { timeout: AT_LATEST });
      else timer = setTimeout(done, AT_LATEST / 3);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      clearTimeout(timer);
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, []);
  return isThere;
};
