import { latePart, standIn } from '@phila/ui';

/* The code of forms and files comes when a dialog is asked for: the pools are there before it. */

const NoDialog = standIn('What you opened');

export const AddCodesDialog = latePart(
  async () => (await import('./add-codes-dialog.tsx')).AddCodesDialog,
  NoDialog,
);

export const RevokeDialog = latePart(
  async () => (await import('./revoke-dialog.tsx')).RevokeDialog,
  NoDialog,
);
