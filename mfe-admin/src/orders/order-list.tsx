import { calls, type OrderState, orderStates, orderStateWords, type ValueOf } from '@phila/contract/calls';
import { moneyText, southAfricanTime } from '@phila/contract/format';
import { Link, messageOf } from '@phila/platform';
import {
  Badge,
  classes,
  Empty,
  FaultPanel,
  Field,
  Loading,
  Pager,
  Select,
  Skeleton,
  usePages,
  useTableView,
} from '@phila/ui';
import { Table } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { attentionWords, providerWords } from './order-words.ts';

type Row = ValueOf<typeof calls.shop.adminOrders>['items'][number];

const SIZES = [25, 10, 50] as const;

interface OrderListProps {
  /** Only those that somebody has to look at. */
  needsSomebody: boolean;
  addressOf: (id: string) => string;
}

/** Orders of everybody, the latest first. */
export const OrderList = ({ needsSomebody, addressOf }: OrderListProps) => {
  const { view, change } = useTableView({ sizes: SIZES });
  const [params, setParams] = useSearchParams();
  const state = orderStates.find((one) => one === params.get('state'));
  const list = usePages(calls.shop.adminOrders, view, {
    query: {
      ...(needsSomebody ? { Attention: 'true' } : {}),
      ...(state === undefined ? {} : { State: state }),
    },
  });
  const filterState = (next: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        if (next === null || next === '') after.delete('state');
        else after.set('state', next);
        return after;
      },
      { replace: true },
    );
  if (list.error !== null)
    return (
      <FaultPanel area="Orders" onRetry={list.retry}>
        {messageOf(list.error, 'The list could not be read.')}
      </FaultPanel>
    );
  return (
    <div className={classes('grid gap-16')}>
      {!needsSomebody && (
        <div className={classes('row')}>
          <Field label="State">
            {({ 'aria-invalid': _wrong, ...wiring }) => (
              <Select<OrderState | ''>
                {...wiring}
                value={state ?? ''}
                options={[
                  { value: '', label: 'All' },
                  ...orderStates.map((one) => ({ value: one, label: orderStateWords[one].name })),
                ]}
                onChange={filterState}
              />
            )}
          </Field>
        </div>
      )}
      {list.rows === undefined ? (
        <Loading what="orders">
          <Skeleton height={240} />
        </Loading>
      ) : list.rows.length === 0 ? (
        <Empty title={needsSomebody ? 'No order needs you' : 'No orders'}>
          {needsSomebody
            ? 'Payments that do not fit, refunds that are asked for and news that could not be handled appear here.'
            : 'What people order appears here.'}
        </Empty>
      ) : (
        <>
          <Table<Row>
            rowKey="id"
            size="middle"
            pagination={false}
            dataSource={[...list.rows]}
            loading={list.busy}
            scroll={{ x: 'max-content' }}
            columns={[
              {
                title: 'Order',
                dataIndex: 'orderNumber',
                render: (_: unknown, { id, orderNumber }) => (
                  <Link to={addressOf(String(id))} className={classes('strong nowrap')}>
                    {orderNumber}
                  </Link>
                ),
              },
              ...(needsSomebody
                ? [
                    {
                      title: 'Why',
                      key: 'attention',
                      render: (_: unknown, { attention }: Row) =>
                        attention === null ? (
                          ''
                        ) : (
                          <Badge tone="warning">{attentionWords[attention].name}</Badge>
                        ),
                    },
                  ]
                : []),
              {
                title: 'State',
                key: 'state',
                render: (_: unknown, row) => (
                  <Badge tone={orderStateWords[row.state].tone}>{orderStateWords[row.state].name}</Badge>
                ),
              },
              { title: 'What', key: 'names', render: (_: unknown, { names }) => names.join(', ') },
              {
                title: 'Placed',
                key: 'placedAt',
                render: (_: unknown, { placedAt }) => southAfricanTime(placedAt),
              },
              {
                title: 'Paid by',
                key: 'provider',
                render: (_: unknown, { provider }) => providerWords(provider),
              },
              {
                title: 'Total',
                key: 'total',
                align: 'right',
                render: (_: unknown, { total }) => moneyText(total),
              },
              ...(needsSomebody
                ? [
                    {
                      title: 'To be paid back',
                      key: 'refundDue',
                      align: 'right' as const,
                      render: (_: unknown, { refundDue }: Row) => (refundDue > 0 ? moneyText(refundDue) : ''),
                    },
                  ]
                : []),
            ]}
          />
          <Pager
            page={list.page}
            pages={list.pages}
            size={view.size}
            sizes={SIZES.toSorted((one, other) => one - other)}
            onPage={(page) => change({ page })}
            onSize={(size) => change({ size })}
          >
            <output className={classes('push muted')}>
              {list.total} {list.total === 1 ? 'order' : 'orders'}
            </output>
          </Pager>
        </>
      )}
    </div>
  );
};
