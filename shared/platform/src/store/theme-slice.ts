import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Mode = 'light' | 'dark';

export interface ThemeState {
  mode: Mode;
  /** The person's choice; null follows the device. */
  choice: Mode | null;
  /** False where the system asks for less motion, and in tests. */
  motion: boolean;
}

const initialState: ThemeState = { mode: 'light', choice: null, motion: true };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    modeChanged: (state, { payload: mode }: PayloadAction<Mode>) => {
      state.mode = mode;
    },
    choiceChanged: (state, { payload: choice }: PayloadAction<Mode | null>) => {
      state.choice = choice;
    },
    motionChanged: (state, { payload: motion }: PayloadAction<boolean>) => {
      state.motion = motion;
    },
  },
});
