import { useEffect } from 'react';

/** Watches, once its code has come after all else; null where it does not come. */
const begun = async (isShown: () => boolean): Promise<(() => void) | null> => {
  try {
    const { watchNewer } = await import(/* webpackChunkName: "newer" */ './watch-newer.ts');
    return isShown() ? watchNewer() : null;
  } catch {
    return null;
  }
};

/** While a layout is shown, a newer version of the site is said to be there. */
export const useNewerVersion = (): void =>
  useEffect(() => {
    let isShown = true;
    const watching = begun(() => isShown);
    return () => {
      isShown = false;
      void watching.then((end) => end?.());
    };
  }, []);
