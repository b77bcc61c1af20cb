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
    modeChanged: (state, { payload }: PayloadAction<Mode>) => {
      state.mode = payload;
    },
    motionChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.motion = payload;
    },
  },
});
