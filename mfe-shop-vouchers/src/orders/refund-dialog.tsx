import { calls } from '@phila/contract/calls';
import { notify, send } from '@phila/platform';
import { FormDialog, FormField, FormLine, TextArea } from '@phila/ui';

const LEAST = 5;

/** Matches the service's wording; a reason that is too short is not called missing. */
const refusalOf = (reason: string): string | null => {
  if (reason.trim() === '') return 'Please tell us what is wrong';
  return reason.trim().length < LEAST ? `Please write at least ${LEAST} characters` : null;
};

interface RefundDialogProps {
  orderId: number;
  onSent: () => void;
  onClose: () => void;
}

/** Asks staff for a refund; they look into it and reply by mail. */
export const RefundDialog = ({ orderId, onSent, onClose }: RefundDialogProps) => (
  <FormDialog<{ reason: string }>
    title="Ask for a refund"
    initialValues={{ reason: '' }}
    check={({ reason }) => {
      const message = refusalOf(reason);
      return message === null ? [] : [{ path: 'reason', message }];
    }}
    submit={{ label: 'Send', sending: 'Sending' }}
    send={async ({ reason }) => {
      await send(calls.shop.requestRefund, { params: { id: orderId }, body: { reason: reason.trim() } });
      notify({ severity: 'success', text: 'We have your request' });
      onSent();
    }}
    onClose={onClose}
  >
    <FormLine />
    <FormField name="reason" label="What is wrong?" required hint="We answer within ten working days.">
      {(control) => <TextArea {...control} maxLength={1000} />}
    </FormField>
  </FormDialog>
);
