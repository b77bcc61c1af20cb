export { Dialog, DialogBody, DialogFoot } from './dialog.tsx';
export { Confirm } from './confirm.tsx';
