import { FaultPanel, latePart, type StandInProps } from '@phila/ui';

const NoDialog = ({ failed, retry }: StandInProps) =>
  failed ? <FaultPanel area="Giving a role" onRetry={retry} /> : null;

/** Its form comes with the first press: who has a role is there before it. */
export const GiveDialog = latePart(async () => (await import('./give-dialog.tsx')).GiveDialog, NoDialog);
