import { calls, type LedgerLine } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { notify, send } from '@phila/platform';
import { classes } from '@phila/ui';
import { ReasonDialog } from '../acts/reason-dialog.tsx';

const { codeBatches, codePools, redemptionReport, redemptionsByDay, reissueRedemption, takeRedemptionBack } =
  calls.voucher;

/** Queries of other pages about redemptions, refreshed after each act. */
const shown = [codePools, codeBatches, redemptionReport, redemptionsByDay];

/** Revokes a redemption, or reissues it with another code. */
export type TakeBackAct = 'revoke' | 'reissue';

export interface TakeBackDialogProps {
  line: LedgerLine;
  act: TakeBackAct;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason, sends it to the person, and revokes or replaces their code. */
const TakeBackDialog = ({ line, act, onDone, onClose }: TakeBackDialogProps) => {
  const { id, offerName, codeEnd } = line;
  const params = { id };
  const isRevoked = act === 'revoke';
  // Names the line in the dialog, as lines of a ledger look alike.
  const which = [line.person?.name ?? null, `redeemed ${southAfricanTime(line.redeemedAt)}`, codeEnd]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <ReasonDialog
      title={isRevoked ? `Revoke this redemption of ${offerName}?` : `Give another code for ${offerName}?`}
      sentence={
        <>
          <strong className={classes('block below-12')}>
            {which.charAt(0).toUpperCase()}
            {which.slice(1)}
          </strong>
          {isRevoked
            ? `The person may redeem the voucher again.${codeEnd === null ? '' : ' Their code is not given out again.'} They are told in the bell and by email, with your reason. It cannot be undone.`
            : 'The person gets the next code of the pool, and theirs is not given out again. They are told in the bell and by email, with your reason. It cannot be undone.'}
        </>
      }
      label="Why, as the person reads it"
      missing="Please say why, in at least 5 characters"
      submit={isRevoked ? 'Revoke' : 'Give another code'}
      shown={shown}
      act={(reason) =>
        isRevoked
          ? send(takeRedemptionBack, { params, body: { reason } })
          : send(reissueRedemption, { params, body: { reason } })
      }
      onDone={() => {
        notify({
          severity: 'success',
          text: isRevoked ? 'The redemption is revoked' : 'The person has another code',
        });
        onDone();
      }}
      onClose={onClose}
    />
  );
};

export default TakeBackDialog;
