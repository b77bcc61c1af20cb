import { useEffect } from 'react';
import { useAfterPage } from '../loading/after-page.ts';
import { useShell } from '../shell-context.ts';

/**
 * Follows what is released and withdrawn while a layout is shown. Loads after the page, and ignores a failure, as
 * nothing newer could load either.
 */
export const useNewerVersion = (): void => {
  const { registry } = useShell();
  const isAfterPage = useAfterPage();
  useEffect(() => {
    if (!isAfterPage) return undefined;
    let isLeft = false;
    let end = (): void => undefined;
    const begin = async (): Promise<void> => {
      const { watchNewer } = await import(/* webpackChunkName: "no-page" */ './watch-newer.ts');
      if (!isLeft) end = watchNewer(registry);
    };
    begin().catch(() => undefined);
    return () => {
      isLeft = true;
      end();
    };
  }, [isAfterPage, registry]);
};
