import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Mode = 'light' | 'dark';

export interface ThemeState {
  mode: Mode;
  /** False where the system asks for less motion, and in tests. */
  motion: boolean;
}

const initialState: ThemeState = { mode: 'light', motion: true };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    modeChanged: (state, { payload: mode }: PayloadAction<Mode>) => {
      state.mode = mode;
    },
    motionChanged: (state, { payload: motion }: PayloadAction<boolean>) => {
      state.motion = motion;
    },
  },
});
