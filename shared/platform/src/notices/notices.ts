import { noticesSlice, type Notice } from '../store/notices-slice.ts';
import { store, useAppSelector } from '../store/store.ts';
import { takeAction } from './notice-actions.ts';

/** Gives the notices on the screen, the oldest first. */
export const useNotices = (): readonly Notice[] => useAppSelector(({ notices }) => notices.list);

export const hideNotice = (id: number): void => {
  store.dispatch(noticesSlice.actions.noticeHidden(id));
};

/** Runs the handler of a notice's button, and hides the notice. */
export const pressNotice = (id: number): void => {
  const act = takeAction(id);
  hideNotice(id);
  act?.();
};
