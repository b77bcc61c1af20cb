import { isPasswordNeeded } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { lazyDialog } from '../../overlays/lazy-dialog/index.ts';
import type { Confirmation } from './asked-write.ts';
import { useChallengedWrite } from './use-challenged-write.tsx';

/** Loads the dialog, with its own part of zod, on demand: most pages never ask. */
const ConfirmPasswordDialog = lazyDialog(
  () => import(/* webpackChunkName: "confirm" */ './confirm-password-dialog.tsx'),
);

const askedBy = (error: unknown): true | undefined =>
  error instanceof CallError && error.status === 403 && isPasswordNeeded(error.value) ? true : undefined;

/** Makes writes that the service answers with 403 unless the password was given within the last five minutes. */
export const usePasswordWrite = (): Confirmation => useChallengedWrite(askedBy, ConfirmPasswordDialog);
