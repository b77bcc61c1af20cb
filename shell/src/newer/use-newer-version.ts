import { useEffect } from 'react';
import { useAfterPage } from '../loading/after-page.ts';

/**
 * While a layout is shown, a newer version of the site is said to be there. What watches for it comes after the
 * page, for which it would be one more file to wait for; where it cannot be had, nothing newer could be either.
 */
export const useNewerVersion = (): void => {
  const isAfterPage = useAfterPage();
  useEffect(() => {
    if (!isAfterPage) return undefined;
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
  }, [isAfterPage]);
};
