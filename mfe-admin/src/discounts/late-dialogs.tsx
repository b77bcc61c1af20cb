import { latePart } from '@phila/ui';
import { OpenedStandIn } from '../late/stand-ins.tsx';

/** Its form comes when it is asked for: most visits are about single codes. */
export const BatchDialog = latePart(
  async () => (await import(/* webpackChunkName: "batch-dialog" */ './batch-dialog.tsx')).BatchDialog,
  OpenedStandIn,
);
