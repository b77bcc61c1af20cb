import { numberText } from '@phila/contract/format';
import { calls, type CodeBatch } from '@phila/contract/calls';
import { notify, send } from '@phila/platform';
import { useState } from 'react';
import { Check } from '@phila/ui';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { shownOfCodes } from './shown-of-codes.ts';

/** Revokes a batch for a reason; codes that people already have are included only if ticked. */
const RevokeDialog = ({ batch, onClose }: { batch: CodeBatch; onClose: () => void }) => {
  const [given, setGiven] = useState(false);
  const { id, name, free, redeemed } = batch;
  return (
    <ReasonDialog
      title={`Revoke ${name}`}
      sentence={
        <>
          {numberText(free)} {free === 1 ? 'code is' : 'codes are'} given to no one from now on. It cannot be
          undone: other codes can be added.
          {redeemed > 0 && (
            <Check checked={given} onChange={setGiven}>
              Take back the {numberText(redeemed)} that people have as well: they may redeem again and get
              another code
            </Check>
          )}
        </>
      }
      label="Why it is revoked"
      missing="Please say why, in at least 5 characters"
      submit="Revoke the batch"
      shown={shownOfCodes}
      act={(reason) => send(calls.voucher.revokeBatch, { params: { id }, body: { reason, given } })}
      onDone={() => notify({ severity: 'success', text: 'The batch is revoked' })}
      onClose={onClose}
    />
  );
};

export default RevokeDialog;
