import { store } from '../store/store.ts';
import { followMode } from './mode.ts';
import { applyLook } from './properties.ts';
import { selectLook } from './use-look.ts';

/**
 * Puts the theme on the page before the first paint, and follows changes of mode, system and organisation. Returns how
 * to stop.
 */
export const startTheme = (): (() => void) => {
  const leaveMode = followMode();
  let shown = selectLook(store.getState());
  applyLook(shown);
  const leaveStore = store.subscribe(() => {
    const look = selectLook(store.getState());
    if (look === shown) return;
    shown = look;
    applyLook(look);
  });
  return () => {
    leaveMode();
    leaveStore();
  };
};
