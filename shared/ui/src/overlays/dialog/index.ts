export { Dialog, DialogBody, DialogFoot } from './dialog.tsx';
export { DialogInPlace, DialogsInPlace } from './in-place.tsx';
export { Confirm } from './confirm.tsx';
export { LeaveQuestion } from './leave-question.tsx';
export { usePopupContainer } from './popup-container.ts';
export { focusDialog } from './focus-dialog.ts';
