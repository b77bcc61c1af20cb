import { factorAskedBy, type StepUp } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { lazyDialog } from '../../overlays/lazy-dialog/index.ts';
import type { Confirmation } from './asked-write.ts';
import { useChallengedWrite } from './use-challenged-write.tsx';
import { usePasswordWrite } from './use-password-write.tsx';

const SecondFactorDialog = lazyDialog(
  () => import(/* webpackChunkName: "confirm" */ './second-factor-dialog.tsx'),
  'the second factor',
);

const askedBy = (error: unknown): { action: StepUp | null } | undefined => {
  const action = error instanceof CallError && error.status === 403 ? factorAskedBy(error.value) : undefined;
  return action === undefined ? undefined : { action };
};

/**
 * Makes writes that the service answers with 403 until the person gives the second factor, or the password if they have
 * none.
 */
export const useConfirmedWrite = (): Confirmation => {
  const password = usePasswordWrite();
  const factor = useChallengedWrite(askedBy, SecondFactorDialog);
  return {
    write: async (work) => {
      const made = await factor.write(() => password.write(work));
      return made.done ? made.value : made;
    },
    dialog: (
      <>
        {factor.dialog}
        {password.dialog}
      </>
    ),
  };
};
