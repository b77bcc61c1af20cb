import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../overlays/lazy-dialog/index.ts';

const Dialog = lazyDialog(
  () => import(/* webpackChunkName: "confirm" */ './second-factor-dialog.tsx'),
  'the second factor',
);

/**
 * Gives the dialog that asks for the session's second factor, or sets one up; the component must draw it. It stays open
 * until the person is done, even if the page no longer needs it: it may be showing recovery codes.
 * @param onGiven repeats the refused reads; the dialog stays until they are done
 */
export const useSecondFactor = (
  isNeeded: boolean,
  onGiven: () => Promise<void>,
  onCancel: () => void,
): ReactNode => {
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  const close = async () => {
    await onGiven();
    setOpen(false);
  };
  return isOpen && <Dialog asked={{ action: null }} onGiven={() => void close()} onCancel={onCancel} />;
};
