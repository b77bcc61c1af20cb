import {
  calls,
  type OrderNeed,
  orderNeeds,
  type OrderState,
  orderStates,
  orderStateWords,
  type ValueOf,
} from '@phila/contract/calls';
import { moneyText, numberText, southAfricanDay, southAfricanTime } from '@phila/contract/format';
import { daysUntil } from '@phila/contract/vouchers';
import { useToday } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  Badge,
  classes,
  Empty,
  Field,
  Pager,
  Select,
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
import { PersonLink } from '../administrative/person-link.tsx';
import { OrderNumberField } from './order-number-field.tsx';
import { attentionWords, needWords, providerWords } from './order-words.ts';

type Row = ValueOf<typeof calls.shop.adminOrders>['items'][number];

export const SIZES = [25, 10, 50] as const;

/** Empty until the count is known; rows don't wait for it. */
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

/** Age of an order in whole days: an EFT takes two or three. */
const ageText = (placedAt: string, today: string): string => {
  const days = daysUntil(today, southAfricanDay(new Date(placedAt)));
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day' : `${numberText(days)} days`;
};

interface Shown {
  needsSomebody: boolean;
  need: OrderNeed | undefined;
  today: string;
}

const columnsOf = ({ needsSomebody, need, today }: Shown, list: ListAddress): readonly AdminColumn<Row>[] => [
  {
    name: 'orderNumber',
    // The buyer of an EFT gives the order’s number as its reference.
    label: need === 'eft' ? 'Reference' : 'Order',
    cell: ({ id, orderNumber }) => (
      <Link {...list.linkTo(String(id))} className={classes('strong nowrap')}>
        {orderNumber}
      </Link>
    ),
  },
  {
    name: 'fullName',
    label: 'Buyer',
    cell: ({ personId, fullName }) => <PersonLink id={personId} name={fullName} />,
  },
  ...(need === 'eft'
    ? [{ name: 'age', label: 'Age', cell: ({ placedAt }: Row) => ageText(placedAt, today) }]
    : []),
  ...(needsSomebody
    ? [
        {
          name: 'attention',
          label: 'Why',
          cell: ({ attention }: Row) =>
            attention === null ? '' : <Badge tone="warning">{attentionWords[attention].name}</Badge>,
        },
      ]
    : []),
  { name: 'total', label: 'Total', isNumber: true, cell: ({ total }) => moneyText(total) },
  ...(needsSomebody
    ? [
        {
          name: 'refundDue',
          label: 'To be paid back',
          isNumber: true,
          cell: ({ refundDue }: Row) => (refundDue > 0 ? moneyText(refundDue) : ''),
        },
      ]
    : []),
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => <Badge tone={orderStateWords[state].tone}>{orderStateWords[state].name}</Badge>,
  },
  { name: 'names', label: 'What', cell: ({ names }) => <LongText>{names.join(', ')}</LongText> },
  { name: 'placedAt', label: 'Placed', cell: ({ placedAt }) => southAfricanTime(placedAt) },
  { name: 'provider', label: 'Paid by', cell: ({ provider }) => providerWords(provider) },
];

interface OrderListProps {
  /** Lists only orders that an administrator must look at. */
  needsSomebody: boolean;
  list: ListAddress;
}

/** Orders of all people, the latest first. */
export const OrderList = ({ needsSomebody, list }: OrderListProps) => {
  const today = useToday();
  const state = orderStates.find((one) => one === list.value('state'));
  // Leaves waiting EFTs out: they are normal and need no one.
  const needs = orderNeeds.filter((one) => !needsSomebody || one !== 'eft');
  const need = needs.find((one) => one === list.value('needs'));
  const number = list.value('number')?.trim() ?? '';
  const orders = useListRows(calls.shop.adminOrders, list, {
    input: {
      query: {
        // Finds an order by its number even if it needs no attention.
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
  return (
    <div ref={place}>
      <AdminList<Row>
        label="Orders"
        rows={orders.reading}
        columns={columnsOf({ needsSomebody, need, today }, list)}
        keyOf={({ id }) => String(id)}
        nameOf={({ orderNumber }) => orderNumber}
        busy={orders.busy}
        failure="The list could not be loaded. Please try again."
        tools={
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
                  onChange={(next) => put({ needs: next || null })}
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
                    onChange={(next) => put({ state: next || null })}
                  />
                )}
              </Field>
            )}
          </Filters>
        }
        chips={[
          ...(need === undefined
            ? []
            : [
                {
                  name: 'needs',
                  words: `What for: ${needWords[need]}`,
                  onRemove: () => put({ needs: null }),
                },
              ]),
          ...(state === undefined
            ? []
            : [
                {
                  name: 'state',
                  words: `State: ${orderStateWords[state].name}`,
                  onRemove: () => put({ state: null }),
                },
              ]),
        ]}
        {...(need === undefined && state === undefined
          ? {}
          : { onClear: () => put({ needs: null, state: null }) })}
        empty={<NoOrders number={number} needsSomebody={needsSomebody} />}
        paging={
          <Pager
            page={orders.page}
            pages={orders.pages}
            total={orders.isCapped ? undefined : (orders.count ?? undefined)}
            size={list.view.size}
            sizes={SIZES.toSorted((one, other) => one - other)}
            onPage={(page) => list.changeView({ page })}
            onSize={(size) => list.changeView({ size })}
          >
            <output className={classes('push muted')}>{countText(orders)}</output>
          </Pager>
        }
      />
    </div>
  );
};
