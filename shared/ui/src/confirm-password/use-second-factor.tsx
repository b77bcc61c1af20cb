import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../lazy-dialog/index.ts';

const Dialog = lazyDialog(
  () => import(/* webpackChunkName: "confirm" */ './second-factor-dialog.tsx'),
  'the second factor',
);

/**
 * What asks for the second factor of the session while it is needed, or has one set up; to be shown by the component.
 * It stays until it was given, however often the page reads again whether it is needed: recovery codes are in it.
 * @param onGiven reads again what was refused; the dialog stays until it has
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
