import { calls, type ValueOf } from '@phila/contract/calls';
import { checkForm, sentBy, toForm, type ValuesOf } from '@phila/contract/records';
import { discountBatch } from '@phila/contract/resources/shop-discount-batch';
import { newIdempotencyKey, send } from '@phila/platform';
import { classes, FormDialog, FormFields, FormLine, useConfirmedWrite } from '@phila/ui';
import { useRef } from 'react';

type Batch = ValueOf<typeof calls.shop.createDiscountBatch>;

const START = toForm(discountBatch, null);

export interface BatchDialogProps {
  onMade: (batch: Batch, prefix: string) => void;
  onClose: () => void;
}

/** Asks for a batch of codes: their number, prefix and shared terms. */
const BatchDialog = ({ onMade, onClose }: BatchDialogProps) => {
  const { write, dialog } = useConfirmedWrite();
  // Keeps the key, so that a retry after a lost reply returns the same codes.
  const key = useRef<string | null>(null);
  const keyFor = useRef('');
  return (
    <>
      <FormDialog<ValuesOf<typeof discountBatch>>
        title="Make a batch of codes"
        initialValues={START}
        check={(values) => checkForm(discountBatch, values)}
        send={async (values) => {
          const body = sentBy(discountBatch, values);
          const text = JSON.stringify(body);
          // Changed terms are another request, so they need a new key.
          if (key.current === null || keyFor.current !== text) key.current = newIdempotencyKey();
          keyFor.current = text;
          const idempotencyKey = key.current;
          const written = await write(() =>
            send(calls.shop.createDiscountBatch, { body }, { idempotencyKey }),
          );
          if (!written.done) throw new Error('You did not confirm that it is you. No code was made.');
          onMade(written.value, (body.prefix ?? '').trim().toUpperCase());
        }}
        failure="We could not make the codes. Please try again."
        submit={{ label: 'Make the codes', sending: 'Making the codes' }}
        draft="admin.discount-batch"
        onClose={onClose}
      >
        <div className={classes('stack gap-16')}>
          <p>
            Each code is unique and cannot be guessed; letters that look alike are left out. They are saved as
            a CSV file once they are made, and can be saved again from the list.
          </p>
          <FormLine />
          <FormFields type={discountBatch} />
        </div>
      </FormDialog>
      {dialog}
    </>
  );
};

export default BatchDialog;
