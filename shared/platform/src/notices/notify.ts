import { noticesSlice, type Notice } from '../store/notices-slice.ts';
import { store } from '../store/store.ts';

/** Specification: records. */
const HIDE_AFTER = 5_000;

export interface NewNotice {
  severity: Notice['severity'];
  text: string;
  /** How it is announced: errors and warnings as an alert, the rest as a status, unless told. */
  role?: 'alert' | 'status';
  /** Milliseconds; 5 000 unless told (the shop's take 3 000). */
  hideAfter?: number;
}

/** Shows a notice at the top centre; one that is shown already begins anew instead of standing there twice. */
export const notify = ({ severity, text, role, hideAfter = HIDE_AFTER }: NewNotice): void => {
  store.dispatch(
    noticesSlice.actions.noticeAdded({ severity, text, hideAfter, ...(role === undefined ? {} : { role }) }),
  );
};
