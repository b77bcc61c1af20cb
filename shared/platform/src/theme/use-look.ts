import { type Palette, paletteOf } from '@phila/contract/palette';
import { store, useAppSelector, type RootState } from '../store/store.ts';
import type { Mode } from '../store/theme-slice.ts';
import { chooseMode } from './mode.ts';
import type { Look } from './properties.ts';

/** Remembers the latest answer only: all roots ask for the same at the same time. */
const latest = <From, To>(make: (from: From) => To, isSame: (one: From, other: From) => boolean) => {
  let last: { from: From; to: To } | undefined;
  return (from: From): To => {
    if (!last || !isSame(last.from, from)) last = { from, to: make(from) };
    return last.to;
  };
};

/** Derives the look from the store's mode, motion and organisation; the same object until one of them changes. */
export const selectLook = latest(
  ({ theme: { mode, motion }, organisation: { organisation } }: RootState): Look => ({
    mode,
    motion,
    organised: organisation !== null,
    palette: paletteOf(
      mode,
      organisation && { primary: organisation.primaryColor, secondary: organisation.secondaryColor },
    ),
  }),
  (one, other) =>
    one.theme === other.theme && one.organisation.organisation === other.organisation.organisation,
);

const toggle = (): void => chooseMode(store.getState().theme.mode === 'light' ? 'dark' : 'light');

interface Theme {
  mode: Mode;
  /** The person's choice; null follows the device. */
  choice: Mode | null;
  choose: (choice: Mode | null) => void;
  /** Switches between light and dark. */
  toggle: () => void;
}

/** Gives the mode, light or dark, and how to change it; this browser remembers the choice. */
export const useTheme = (): Theme => ({
  mode: useAppSelector(({ theme }) => theme.mode),
  choice: useAppSelector(({ theme }) => theme.choice),
  choose: chooseMode,
  toggle,
});

/**
 * Gives the present mode, colours and motion, for drawings that style sheets cannot paint; the same object until one of
 * them changes.
 */
export const useLook = (): Look => useAppSelector(selectLook);

/** Gives the present colours. */
export const usePalette = (): Palette => useLook().palette;
