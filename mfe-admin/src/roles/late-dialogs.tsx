import { latePart, standIn } from '@phila/ui';

/** Its form comes with the first press: who has a role is there before it. */
export const GiveDialog = latePart(
  async () => (await import('./give-dialog.tsx')).GiveDialog,
  standIn('Giving a role'),
);
