import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Notice {
  id: number;
  severity: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** Names the subject, where the text does not: 'Banking details added'. */
  detail?: string;
  /** Names the attempt, unseen: a newer notice about the same replaces this one. */
  about?: string;
  /** Sets how it is announced, where the severity would mislead: a notice that only looks like an error is no alert. */
  role?: 'alert' | 'status';
  /** The text of its button; the handler is in `notices/notice-actions.ts`. */
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
    /** Shows a repeated notice once: it moves to the end, and its time starts again. */
    noticeAdded: ({ list, last }, { payload: notice }: PayloadAction<Omit<Notice, 'id'>>) => {
      const others = list.filter(
        ({ severity, text, detail, about }) =>
          (severity !== notice.severity || text !== notice.text || detail !== notice.detail) &&
          // Replaces earlier notices about the same: 'Server says no' must not outlive a successful save.
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
