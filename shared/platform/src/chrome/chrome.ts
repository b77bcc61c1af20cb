import { chromeSlice, type ChromeFlags } from '../store/chrome-slice.ts';
import { store, useAppSelector } from '../store/store.ts';

/** What is open and what is closed. */
export const useChrome = (): Readonly<ChromeFlags> => useAppSelector(({ chrome }) => chrome.flags);

export const setChrome = (flag: keyof ChromeFlags, open: boolean): void => {
  store.dispatch(chromeSlice.actions.flagSet({ flag, open }));
};

/** Whether the full-screen loading dialog is due (specification: shell). */
export const useIsLoading = (): boolean => useAppSelector(({ chrome }) => chrome.loading > 0);
