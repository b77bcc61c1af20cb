import { storageItem } from '../storage/storage-item.ts';
import { store } from '../store/store.ts';
import { themeSlice, type Mode } from '../store/theme-slice.ts';

const KEY = 'phila.mode';
const chosen = storageItem('localStorage', KEY);
const { choiceChanged, modeChanged, motionChanged } = themeSlice.actions;

const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const systemIsStill = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

const isMode = (value: string | null): value is Mode => value === 'light' || value === 'dark';

const follow = (): void => {
  const read = chosen.read();
  const choice = isMode(read) ? read : null;
  store.dispatch(choiceChanged(choice));
  store.dispatch(modeChanged(choice ?? (systemIsDark().matches ? 'dark' : 'light')));
  store.dispatch(motionChanged(!systemIsStill().matches));
};

/** Remembers the choice in this browser; null follows the device again. */
export const chooseMode = (mode: Mode | null): void => {
  if (mode === null) chosen.remove();
  else chosen.write(mode);
  follow();
};

const hear = (event: StorageEvent): void => {
  if (event.key === KEY || event.key === null) follow();
};

/** Follows the system's preference, then the person's choice, here or in another tab. Returns how to stop. */
export const followMode = (): (() => void) => {
  follow();
  const queries = [systemIsDark(), systemIsStill()];
  for (const query of queries) query.addEventListener('change', follow);
  window.addEventListener('storage', hear);
  return () => {
    for (const query of queries) query.removeEventListener('change', follow);
    window.removeEventListener('storage', hear);
  };
};
