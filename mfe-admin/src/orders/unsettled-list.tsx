import { calls, type UnsettledMoney } from '@phila/contract/calls';
import { moneyText, southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { AdminList, type AdminColumn, Button, Empty, useListAddress } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { providerWords, unsettledWords } from './order-words.ts';
import { pageOfRows } from '../administrative/pages-of-rows.tsx';
import { SettleDialog } from './settle-dialog.tsx';

const columns: readonly AdminColumn<UnsettledMoney>[] = [
  { name: 'why', label: 'Why', cell: ({ why }) => unsettledWords[why] },
  {
    name: 'amount',
    label: 'Amount',
    isNumber: true,
    cell: ({ amount }) => (amount === null ? 'Not readable' : moneyText(amount)),
  },
  { name: 'order', label: 'Order', cell: ({ orderNumber }) => orderNumber ?? 'None' },
  { name: 'provider', label: 'Provider', cell: ({ provider }) => providerWords(provider) },
  { name: 'reference', label: 'Their reference', cell: ({ reference }) => reference },
  { name: 'since', label: 'Since', cell: ({ since }) => southAfricanTime(since) },
];

/** Money that matches no order, until an administrator records how it was settled. */
const UnsettledList = () => {
  const reading = useQuery(calls.shop.unsettledMoney.query({}));
  const mayWrite = useMay('shop.payments.write');
  const { shown, paging } = pageOfRows(reading.data, useListAddress());
  const [settling, setSettling] = useState<UnsettledMoney | null>(null);
  const actions = (money: UnsettledMoney) => (
    <Button size="small" onClick={() => setSettling(money)}>
      Settle
    </Button>
  );
  return (
    <>
      <AdminList<UnsettledMoney>
        label="Money without an order"
        rows={{ data: shown, error: reading.error, refetch: reading.refetch }}
        keyOf={({ id }) => String(id)}
        nameOf={({ why }) => unsettledWords[why]}
        columns={columns}
        {...(mayWrite
          ? {
              actions,
            }
          : {})}
        empty={
          <Empty title="All money is accounted for">
            Money that is owed to a deleted account, or that came for a payment that we do not know, appears
            here.
          </Empty>
        }
        paging={paging}
      />
      {settling !== null && <SettleDialog money={settling} onClose={() => setSettling(null)} />}
    </>
  );
};

export default UnsettledList;
