import { calls, type UnsettledMoney } from '@phila/contract/calls';
import { notify, send } from '@phila/platform';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { shownOfOrders } from './shown-of-orders.ts';

interface SettleDialogProps {
  money: Pick<UnsettledMoney, 'id'>;
  onClose: () => void;
}

/** Records what was done about money without an order. */
export const SettleDialog = ({ money: { id }, onClose }: SettleDialogProps) => (
  <ReasonDialog
    title="Settle this money"
    sentence="Pay it back or book it first: this records what was done, and it leaves the list."
    label="What was done"
    missing="Please say what was done"
    submit="Record it"
    shown={shownOfOrders}
    act={(reason) => send(calls.shop.settleMoney, { params: { id }, body: { reason } })}
    onDone={() => notify({ severity: 'success', text: 'It is recorded' })}
    onClose={onClose}
  />
);
