import { useEffect } from 'react';
import { chromeSlice } from '../store/chrome-slice.ts';
import { store } from '../store/store.ts';

const { loadingBegan, loadingEnded } = chromeSlice.actions;

/** Covers the whole screen with the loading dialog while `active`, for work that blocks everything else. */
export const useLoading = (active: boolean): void => {
  useEffect(() => {
    if (!active) return undefined;
    store.dispatch(loadingBegan());
    return () => {
      store.dispatch(loadingEnded());
    };
  }, [active]);
};
