import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Notice {
  id: number;
  severity: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** Milliseconds it is shown, paused while it is hovered or focused. */
  hideAfter: number;
}

/** More at once would cover a phone's screen. */
const MOST = 4;

const initialState: { list: Notice[]; last: number } = { list: [], last: 0 };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** What is shown already is not shown twice: it comes again as a new one, and its time begins anew. */
    noticeAdded: (state, { payload }: PayloadAction<Omit<Notice, 'id'>>) => {
      const others = state.list.filter(
        ({ severity, text }) => severity !== payload.severity || text !== payload.text,
      );
      state.last += 1;
      state.list = [...others, { ...payload, id: state.last }].slice(-MOST);
    },
    noticeHidden: (state, { payload }: PayloadAction<number>) => {
      state.list = state.list.filter(({ id }) => id !== payload);
    },
  },
});
