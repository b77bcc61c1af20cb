import { calls, type UnsettledMoney } from '@phila/contract/calls';
import { moneyText, southAfricanTime } from '@phila/contract/format';
import { notify, send, useMay, useRead } from '@phila/platform';
import { Button, Empty, Loaded, Skeleton } from '@phila/ui';
import { Table } from 'antd';
import { useState } from 'react';
import { providerWords, unsettledWords } from './order-words.ts';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { shownOfOrders } from './shown-of-orders.ts';

/** Money that no order accounts for, until an administrator notes what was done about it. */
export const UnsettledList = () => {
  const reading = useRead(calls.shop.unsettledMoney, {});
  const mayWrite = useMay('shop.payments.write');
  const [settling, setSettling] = useState<UnsettledMoney | null>(null);
  return (
    <>
      <Loaded
        isList
        what="Money without an order"
        reading={reading}
        waiting={<Skeleton height={200} />}
        empty={
          <Empty title="All money is accounted for">
            Money that is owed to a deleted account, or that came for a payment that we do not know, appears
            here.
          </Empty>
        }
      >
        {(rows) => (
          <Table<UnsettledMoney>
            rowKey="id"
            pagination={rows.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
            dataSource={rows}
            scroll={{ x: 'max-content' }}
            columns={[
              { title: 'Why', dataIndex: 'why', render: (_: unknown, { why }) => unsettledWords[why] },
              {
                title: 'Amount',
                align: 'right',
                render: (_: unknown, { amount }) => (amount === null ? 'Not readable' : moneyText(amount)),
              },
              { title: 'Order', render: (_: unknown, { orderNumber }) => orderNumber ?? 'None' },
              { title: 'Provider', render: (_: unknown, { provider }) => providerWords(provider) },
              { title: 'Their reference', dataIndex: 'reference' },
              { title: 'Since', render: (_: unknown, { since }) => southAfricanTime(since) },
              ...(mayWrite
                ? [
                    {
                      title: '',
                      key: 'settle',
                      render: (_: unknown, money: UnsettledMoney) => (
                        <Button size="small" onClick={() => setSettling(money)}>
                          Settle
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Loaded>
      {settling !== null && (
        <ReasonDialog
          title="Settle this money"
          sentence="Pay it back or book it first: this records what was done, and it leaves the list."
          label="What was done"
          missing="Please say what was done"
          submit="Record it"
          shown={shownOfOrders}
          act={(reason) => send(calls.shop.settleMoney, { params: { id: settling.id }, body: { reason } })}
          onDone={() => notify({ severity: 'success', text: 'It is recorded' })}
          onClose={() => setSettling(null)}
        />
      )}
    </>
  );
};
