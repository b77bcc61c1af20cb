import { createSelector } from '@reduxjs/toolkit';
import type { Mode } from '../store/theme-slice.ts';
import { store, useAppSelector, type RootState } from '../store/store.ts';
import { antdTheme } from './antd-theme.ts';
import { chooseMode } from './mode.ts';
import { paletteOf, type Palette } from './palette.ts';
import type { Look } from './properties.ts';

/** The look that the store's mode, motion and organisation make; the same object until one of them changes. */
export const selectLook = createSelector(
  ({ theme }: RootState) => theme.mode,
  ({ theme }: RootState) => theme.motion,
  ({ organisation }: RootState) => organisation.organisation?.primaryColor ?? null,
  ({ organisation }: RootState) => organisation.organisation?.secondaryColor ?? null,
  ({ organisation }: RootState) => organisation.organisation !== null,
  (mode, motion, primary, secondary, organised): Look => ({
    mode,
    motion,
    organised,
    palette: paletteOf(mode, organised ? { primary, secondary } : null),
  }),
);

export const selectAntdTheme = createSelector(selectLook, ({ mode, palette, motion }) =>
  antdTheme(mode, palette, motion),
);

const toggle = (): void => chooseMode(store.getState().theme.mode === 'light' ? 'dark' : 'light');

/** Light or dark, and how to change it; the choice is remembered. */
export const useTheme = (): { mode: Mode; toggle: () => void } => ({
  mode: useAppSelector(({ theme }) => theme.mode),
  toggle,
});

/** The colours of now, for what style sheets cannot paint. */
export const usePalette = (): Palette => useAppSelector(selectLook).palette;
