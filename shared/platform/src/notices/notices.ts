import { noticesSlice, type Notice } from '../store/notices-slice.ts';
import { store, useAppSelector } from '../store/store.ts';
import { takeAction } from './notice-actions.ts';

/** What is shown now, the oldest first. */
export const useNotices = (): readonly Notice[] => useAppSelector(({ notices }) => notices.list);

export const hideNotice = (id: number): void => {
  store.dispatch(noticesSlice.actions.noticeHidden(id));
};

/** The button of a notice was pressed: the notice goes, and what it offered is done. */
export const pressNotice = (id: number): void => {
  const act = takeAction(id);
  hideNotice(id);
  act?.();
};
