import { slice } from './slice.ts';

export type Mode = 'light' | 'dark';

export interface ThemeState {
  mode: Mode;
  /** False where the system asks for less motion, and in tests. */
  motion: boolean;
}

const initialState: ThemeState = { mode: 'light', motion: true };

export const themeSlice = slice('theme', initialState, {
  modeChanged: (state, mode: Mode) => ({ ...state, mode }),
  motionChanged: (state, motion: boolean) => ({ ...state, motion }),
});
