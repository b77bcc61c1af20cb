import { latePart, standIn } from '@phila/ui';

/** Its form comes when it is asked for: most visits are about single codes. */
export const BatchDialog = latePart(
  async () => (await import(/* webpackChunkName: "batch-dialog" */ './batch-dialog.tsx')).BatchDialog,
  standIn('What you opened'),
);
