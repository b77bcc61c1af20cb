import { latePart, standIn } from '@phila/ui';

/** Its form comes with the first press: few orders wait for what their provider never reported. */
export const PaymentEndDialog = latePart(
  async () => (await import('./payment-end-dialog.tsx')).PaymentEndDialog,
  standIn('Recording a payment'),
);
