import {
  calls,
  type OrderNeed,
  orderNeeds,
  type OrderState,
  orderStates,
  orderStateWords,
  type ValueOf,
} from '@phila/contract/calls';
import { moneyText, southAfricanTime, numberText } from '@phila/contract/format';
import { messageOf } from '@phila/platform';
import {
  Badge,
  classes,
  Empty,
  FaultPanel,
  Field,
  ListTable,
  Loading,
  Pager,
  Select,
  Skeleton,
  type ListAddress,
  type ListRows,
  useListKeys,
  useListReturn,
  useListRows,
} from '@phila/ui';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Filters } from '../administrative/filters.tsx';
import { LongText } from '../administrative/long-text.tsx';
import { OrderNumberField } from './order-number-field.tsx';
import { attentionWords, needWords, providerWords } from './order-words.ts';

type Row = ValueOf<typeof calls.shop.adminOrders>['items'][number];

export const SIZES = [25, 10, 50] as const;

/** Said once it is known; rows do not wait for it. */
const countText = ({ count, isCapped }: ListRows<Row>): string =>
  count === null ? '' : `${numberText(count)}${isCapped ? '+' : ''} ${count === 1 ? 'order' : 'orders'}`;

interface NoOrdersProps {
  number: string;
  needsSomebody: boolean;
}

const NoOrders = ({ number, needsSomebody }: NoOrdersProps) => {
  if (number !== '')
    return (
      <Empty title="No order has this number">Please check the number, and the filters beside it.</Empty>
    );
  return needsSomebody ? (
    <Empty title="No order needs attention">
      Payments that do not fit, refunds that are asked for and notifications of payments that could not be
      handled appear here.
    </Empty>
  ) : (
    <Empty title="No orders">What people order appears here.</Empty>
  );
};

interface OrderListProps {
  /** Only the orders that an administrator has to look at. */
  needsSomebody: boolean;
  list: ListAddress;
}

/** The orders of all people, the latest first. */
export const OrderList = ({ needsSomebody, list }: OrderListProps) => {
  const state = orderStates.find((one) => one === list.value('state'));
  // An EFT that waits is a matter of course, and none of the orders that went wrong.
  const needs = orderNeeds.filter((one) => !needsSomebody || one !== 'eft');
  const need = needs.find((one) => one === list.value('needs'));
  const number = list.value('number')?.trim() ?? '';
  const orders = useListRows(calls.shop.adminOrders, list, {
    input: {
      query: {
        // A number finds its order, whichever it is.
        ...(needsSomebody && number === '' ? { Attention: 'true' } : {}),
        ...(state === undefined ? {} : { State: state }),
        ...(need === undefined ? {} : { Needs: need }),
        ...(number === '' ? {} : { Number: number }),
      },
    },
    count: calls.shop.adminOrderCount,
    uncounted: { Counted: 'false' },
  });
  const { put } = list;
  const onNumber = useCallback((wanted: string) => put({ number: wanted || null }), [put]);
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  if (orders.error !== null)
    return (
      <FaultPanel area="Orders" onRetry={orders.retry}>
        {messageOf(orders.error, 'The list could not be loaded. Please try again.')}
      </FaultPanel>
    );
  return (
    <div ref={place} className={classes('stack gap-16')}>
      <Filters>
        <OrderNumberField value={number} onNumber={onNumber} />
        <Field label="What for">
          {({ 'aria-invalid': _wrong, ...wiring }) => (
            <Select<OrderNeed | ''>
              {...wiring}
              value={need ?? ''}
              options={[
                { value: '', label: 'All' },
                ...needs.map((one) => ({ value: one, label: needWords[one] })),
              ]}
              onChange={(next) => list.put({ needs: next || null })}
            />
          )}
        </Field>
        {!needsSomebody && (
          <Field label="State">
            {({ 'aria-invalid': _wrong, ...wiring }) => (
              <Select<OrderState | ''>
                {...wiring}
                value={state ?? ''}
                options={[
                  { value: '', label: 'All' },
                  ...orderStates.map((one) => ({ value: one, label: orderStateWords[one].name })),
                ]}
                onChange={(next) => list.put({ state: next || null })}
              />
            )}
          </Field>
        )}
      </Filters>
      {orders.state === 'waiting' ? (
        <Loading what="orders">
          <Skeleton height={240} />
        </Loading>
      ) : orders.rows.length === 0 ? (
        <NoOrders number={number} needsSomebody={needsSomebody} />
      ) : (
        <>
          <ListTable<Row>
            rowKey="id"
            size="middle"
            dataSource={orders.rows}
            loading={orders.busy}
            scroll={{ x: 'max-content' }}
            columns={[
              {
                title: 'Order',
                dataIndex: 'orderNumber',
                render: (_: unknown, { id, orderNumber }) => (
                  <Link {...list.linkTo(String(id))} className={classes('strong nowrap')}>
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
              {
                title: 'State',
                key: 'state',
                render: (_: unknown, row) => (
                  <Badge tone={orderStateWords[row.state].tone}>{orderStateWords[row.state].name}</Badge>
                ),
              },
              {
                title: 'What',
                key: 'names',
                render: (_: unknown, { names }) => <LongText>{names.join(', ')}</LongText>,
              },
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
            ]}
          />
          <Pager
            page={orders.page}
            pages={orders.pages}
            size={list.view.size}
            sizes={SIZES.toSorted((one, other) => one - other)}
            onPage={(page) => list.changeView({ page })}
            onSize={(size) => list.changeView({ size })}
          >
            <output className={classes('push muted')}>{countText(orders)}</output>
          </Pager>
        </>
      )}
    </div>
  );
};
