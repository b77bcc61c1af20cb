import { FaultPanel, latePart, type StandInProps } from '@phila/ui';

const NoDialog = ({ failed, retry }: StandInProps) =>
  failed ? <FaultPanel area="What you opened" onRetry={retry} /> : null;

/** Its form comes when it is asked for: most visits are about single codes. */
export const BatchDialog = latePart(
  async () => (await import(/* webpackChunkName: "batch-dialog" */ './batch-dialog.tsx')).BatchDialog,
  NoDialog,
);
