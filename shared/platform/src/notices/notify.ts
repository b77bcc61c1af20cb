import { noticesSlice, type Notice } from '../store/notices-slice.ts';
import { store } from '../store/store.ts';
import { keepAction } from './notice-actions.ts';

/** Milliseconds (specification: records). */
const HIDE_AFTER = 5_000;
/** Milliseconds for a notice with a button, because people need longer to decide. */
const HIDE_OFFER_AFTER = 10_000;

export interface NewNotice {
  severity: Notice['severity'];
  text: string;
  /** Names the subject, where the specification fixes a text that does not: 'Banking details added'. */
  detail?: string;
  /** Names the attempt, unseen: a newer notice about the same replaces this one. */
  about?: string;
  /** Sets how it is announced; default: errors and warnings as an alert, the rest as a status. */
  role?: 'alert' | 'status';
  /** Milliseconds; default: 5 000, and 10 000 with an action (the shop's take 3 000). */
  hideAfter?: number;
  /** A button in the notice, such as Retry; a press hides the notice. */
  action?: { text: string; onPress: () => void };
}

/** Shows a notice at the top centre. A notice already shown restarts its time instead of appearing twice. */
export const notify = ({
  severity,
  text,
  detail,
  about,
  role,
  action,
  hideAfter = action === undefined ? HIDE_AFTER : HIDE_OFFER_AFTER,
}: NewNotice): void => {
  store.dispatch(
    noticesSlice.actions.noticeAdded({
      severity,
      text,
      hideAfter,
      ...(detail === undefined ? {} : { detail }),
      ...(about === undefined ? {} : { about }),
      ...(role === undefined ? {} : { role }),
      ...(action === undefined ? {} : { action: action.text }),
    }),
  );
  if (action !== undefined) keepAction(store.getState().notices.last, action.onPress);
};
