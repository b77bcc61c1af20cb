import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The visible parts of a page's action; its handler stays with the page. */
export interface RegisteredAction {
  owner: number;
  index: number;
  text: string;
  toolTip: string;
  /** An icon's name; empty when the page brings its own picture. */
  icon: string;
  main: boolean;
  busy: boolean;
}

export type ActionPlace = 'sidePanel' | 'page';

export type ActionsState = Readonly<Record<ActionPlace, readonly RegisteredAction[]>>;

const initialState: ActionsState = { sidePanel: [], page: [] };

const without = (actions: readonly RegisteredAction[], gone: number): readonly RegisteredAction[] =>
  actions.filter(({ owner }) => owner !== gone);

interface Registration {
  place: ActionPlace;
  owner: number;
  actions: readonly RegisteredAction[];
}

export const actionsSlice = createSlice({
  name: 'actions',
  initialState,
  reducers: {
    actionsRegistered: (state, { payload: { place, owner, actions } }: PayloadAction<Registration>) => ({
      ...state,
      [place]: [...without(state[place], owner), ...actions],
    }),
    actionsGone: (state, { payload: { place, owner } }: PayloadAction<Omit<Registration, 'actions'>>) => ({
      ...state,
      [place]: without(state[place], owner),
    }),
  },
});
