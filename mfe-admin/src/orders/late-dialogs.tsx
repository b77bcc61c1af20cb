import { FaultPanel, latePart, type StandInProps } from '@phila/ui';

const NoDialog = ({ failed, retry }: StandInProps) =>
  failed ? <FaultPanel area="Recording a payment" onRetry={retry} /> : null;

/** Its form comes with the first press: few orders wait for what their provider never reported. */
export const PaymentEndDialog = latePart(
  async () => (await import('./payment-end-dialog.tsx')).PaymentEndDialog,
  NoDialog,
);
