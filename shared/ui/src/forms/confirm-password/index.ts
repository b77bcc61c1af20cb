import { lazyDialog } from '../../overlays/lazy-dialog/index.ts';

export type { ConfirmedWrite, Confirmation } from './asked-write.ts';
export { default as RecoveryCodes } from './recovery-codes.tsx';
export { useConfirmedWrite } from './use-confirmed-write.tsx';
export { useSecondFactor } from './use-second-factor.tsx';

export const SetUpFactor = lazyDialog(
  () => import(/* webpackChunkName: "confirm" */ './set-up-factor.tsx'),
  'the second factor',
);
export { OwnAccountName } from './own-account-name.tsx';
