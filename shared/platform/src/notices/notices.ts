import { noticesSlice, type Notice } from '../store/notices-slice.ts';
import { store, useAppSelector } from '../store/store.ts';

/** What is shown now, the oldest first. */
export const useNotices = (): readonly Notice[] => useAppSelector(({ notices }) => notices.list);

export const hideNotice = (id: number): void => {
  store.dispatch(noticesSlice.actions.noticeHidden(id));
};
