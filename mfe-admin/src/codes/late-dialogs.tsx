import { latePart } from '@phila/ui';
import { OpenedStandIn } from '../late/stand-ins.tsx';

/* The code of forms and files comes when a dialog is asked for: the pools are there before it. */

export const AddCodesDialog = latePart(
  async () => (await import('./add-codes-dialog.tsx')).AddCodesDialog,
  OpenedStandIn,
);

export const RevokeDialog = latePart(
  async () => (await import('./revoke-dialog.tsx')).RevokeDialog,
  OpenedStandIn,
);
