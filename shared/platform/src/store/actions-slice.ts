import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is seen of an action that a page registered; its click stays with the page. */
export interface RegisteredAction {
  owner: number;
  index: number;
  text: string;
  toolTip: string;
  /** An icon's name, or empty when the page brings its own picture. */
  icon: string;
  main: boolean;
}

export type ActionPlace = 'sidePanel' | 'page';

const initialState: Record<ActionPlace, RegisteredAction[]> = { sidePanel: [], page: [] };

export const actionsSlice = createSlice({
  name: 'actions',
  initialState,
  reducers: {
    actionsRegistered: (
      state,
      { payload }: PayloadAction<{ place: ActionPlace; owner: number; actions: RegisteredAction[] }>,
    ) => {
      const others = state[payload.place].filter(({ owner }) => owner !== payload.owner);
      state[payload.place] = [...others, ...payload.actions];
    },
    actionsGone: (state, { payload }: PayloadAction<{ place: ActionPlace; owner: number }>) => {
      state[payload.place] = state[payload.place].filter(({ owner }) => owner !== payload.owner);
    },
  },
});
