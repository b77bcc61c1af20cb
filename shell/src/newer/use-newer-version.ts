import { useEffect } from 'react';

/** While a layout is shown, a newer version of the site is said to be there. Its code comes after all else. */
export const useNewerVersion = (): void =>
  useEffect(() => {
    let end: (() => void) | null = null;
    let isShown = true;
    import(/* webpackChunkName: "newer" */ './watch-newer.ts').then(
      ({ watchNewer }) => {
        if (isShown) end = watchNewer();
      },
      () => undefined,
    );
    return () => {
      isShown = false;
      end?.();
    };
  }, []);
