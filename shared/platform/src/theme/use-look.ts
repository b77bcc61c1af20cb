import { type Palette, paletteOf } from '@phila/contract/palette';
import { store, useAppSelector, type RootState } from '../store/store.ts';
import type { Mode } from '../store/theme-slice.ts';
import { chooseMode } from './mode.ts';
import type { Look } from './properties.ts';

/** Remembers the latest answer only: all roots ask the same at the same time. */
const latest = <From, To>(make: (from: From) => To, isSame: (one: From, other: From) => boolean) => {
  let last: { from: From; to: To } | undefined;
  return (from: From): To => {
    if (!last || !isSame(last.from, from)) last = { from, to: make(from) };
    return last.to;
  };
};

/** The look that the store's mode, motion and organisation make; the same object until one of them changes. */
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
  /** What the person chose; null follows the device. */
  choice: Mode | null;
  choose: (choice: Mode | null) => void;
  /** Chooses the other one. */
  toggle: () => void;
}

/** Light or dark, and how to change it; the choice is remembered in this browser. */
export const useTheme = (): Theme => ({
  mode: useAppSelector(({ theme }) => theme.mode),
  choice: useAppSelector(({ theme }) => theme.choice),
  choose: chooseMode,
  toggle,
});

/** Mode, colours and motion of now, for what style sheets cannot paint; the same object until one of them changes. */
export const useLook = (): Look => useAppSelector(selectLook);

/** The colours of now. */
export const usePalette = (): Palette => useLook().palette;
