import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Notice {
  id: number;
  severity: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** What it is about, where the text does not name it: 'Banking details added'. */
  detail?: string;
  /** Names what was tried, and is not shown: a newer notice about the same takes its place. */
  about?: string;
  /** How it is announced, where the severity alone would tell it wrong: what only looks like an error is no alert. */
  role?: 'alert' | 'status';
  /** What the button in it says; what it does is in `notices/notice-actions.ts`. */
  action?: string;
  /** Milliseconds it is shown, paused while it is hovered or focused. */
  hideAfter: number;
}

/** More at once would cover a phone's screen. */
const MOST = 4;

export interface NoticesState {
  list: readonly Notice[];
  last: number;
}

const initialState: NoticesState = { list: [], last: 0 };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** What is shown already is not shown twice: it comes again as a new one, and its time begins again. */
    noticeAdded: ({ list, last }, { payload: notice }: PayloadAction<Omit<Notice, 'id'>>) => {
      const others = list.filter(
        ({ severity, text, detail, about }) =>
          (severity !== notice.severity || text !== notice.text || detail !== notice.detail) &&
          // The newest about the same thing stands for all before: 'Server says no' does not outlive the save.
          (about === undefined || about !== notice.about),
      );
      return { last: last + 1, list: [...others, { ...notice, id: last + 1 }].slice(-MOST) };
    },
    noticeHidden: (state, { payload: hidden }: PayloadAction<number>) => ({
      ...state,
      list: state.list.filter(({ id }) => id !== hidden),
    }),
  },
});
