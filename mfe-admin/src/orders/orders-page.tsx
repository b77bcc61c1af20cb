import { useMay } from '@phila/platform';
import { Page, Surface, Tabs, useListAddress, lazy, lazyDialog } from '@phila/ui';
import { OrderList, SIZES } from './order-list.tsx';

const OrderDrawer = lazyDialog(
  () => import(/* webpackChunkName: "drawers" */ './order-drawer.tsx'),
  'what you opened',
);
const UnsettledList = lazy(() => import(/* webpackChunkName: "drawers" */ './unsettled-list.tsx'), {
  what: 'money without an order',
  height: 240,
});

const FIRST = 'attention';

/** Orders that need attention, all orders, and money that matches none. */
const OrdersPage = () => {
  const list = useListAddress({ sizes: SIZES });
  const seesMoney = useMay('shop.payments.read');
  const { open } = list;
  return (
    <Page title="Orders" sentence="Orders, those that need action, and payments without an order.">
      <Surface label="Orders">
        <Tabs
          label="Which orders"
          chosen={list.value('show') ?? FIRST}
          onChoose={(part) =>
            list.put({ show: part === FIRST ? null : part, needs: null, number: null, row: null }, 'push')
          }
          tabs={[
            {
              key: FIRST,
              text: 'Need attention',
              content: <OrderList needsSomebody list={list} />,
            },
            {
              key: 'all',
              text: 'All',
              content: <OrderList needsSomebody={false} list={list} />,
            },
            ...(seesMoney
              ? [{ key: 'money', text: 'Money without an order', content: <UnsettledList /> }]
              : []),
          ]}
        />
      </Surface>
      {open !== null && /^\d{1,15}$/.test(open) && (
        <OrderDrawer key={open} id={Number(open)} onClose={() => list.openRow(null)} />
      )}
    </Page>
  );
};

export default OrdersPage;
