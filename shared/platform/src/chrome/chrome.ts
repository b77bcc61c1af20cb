import { chromeSlice, type ChromeFlags } from '../store/chrome-slice.ts';
import { store, useAppSelector } from '../store/store.ts';

/** Reads the open parts of the chrome. */
export const useChrome = (): Readonly<ChromeFlags> => useAppSelector(({ chrome }) => chrome.flags);

export const setChrome = (flag: keyof ChromeFlags, open: boolean): void => {
  store.dispatch(chromeSlice.actions.flagSet({ flag, open }));
};

/** Tells if the full-screen loading dialog should show (specification: shell). */
export const useIsLoading = (): boolean => useAppSelector(({ chrome }) => chrome.loading > 0);
