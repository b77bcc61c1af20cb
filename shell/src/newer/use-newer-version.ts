import { useEffect } from 'react';

/**
 * While a layout is shown, a newer version of the site is said to be there. What watches for it comes after the layout,
 * which would be heavier by it on every page; where it cannot be had, nothing newer could be either.
 */
export const useNewerVersion = (): void =>
  useEffect(() => {
    let isLeft = false;
    let end = (): void => undefined;
    const begin = async (): Promise<void> => {
      const { watchNewer } = await import(/* webpackChunkName: "no-page" */ './watch-newer.ts');
      if (!isLeft) end = watchNewer();
    };
    begin().catch(() => undefined);
    return () => {
      isLeft = true;
      end();
    };
  }, []);
