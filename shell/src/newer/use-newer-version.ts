import { useEffect } from 'react';
import { watchNewer } from './watch-newer.ts';

/** While a layout is shown, a newer version of the site is said to be there. */
export const useNewerVersion = (): void => useEffect(watchNewer, []);
