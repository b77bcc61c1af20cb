import { useMay } from '@phila/platform';
import { Page, Surface, Tabs } from '@phila/ui';
import { OrderDrawer } from './order-drawer.tsx';
import { OrderList } from './order-list.tsx';
import { UnsettledList } from './unsettled-list.tsx';
import { useListAddress } from './use-list-address.ts';

/** Orders of everybody: those that need somebody, all of them, and money that no order accounts for. */
const OrdersPage = () => {
  const address = useListAddress('attention');
  const seesMoney = useMay('shop.payments.read');
  const { open } = address;
  return (
    <Page
      title="Orders"
      sentence="What people ordered, what needs you, and money that no order accounts for."
    >
      <Surface label="Orders">
        <Tabs
          label="Which orders"
          chosen={address.part}
          onChoose={address.showPart}
          tabs={[
            {
              key: 'attention',
              text: 'Need somebody',
              content: <OrderList needsSomebody addressOf={address.addressOf} />,
            },
            {
              key: 'all',
              text: 'All',
              content: <OrderList needsSomebody={false} addressOf={address.addressOf} />,
            },
            ...(seesMoney
              ? [{ key: 'money', text: 'Money without an order', content: <UnsettledList /> }]
              : []),
          ]}
        />
      </Surface>
      {open !== null && /^\d{1,15}$/.test(open) && (
        <OrderDrawer key={open} id={Number(open)} onClose={() => address.openRow(null)} />
      )}
    </Page>
  );
};

export default OrdersPage;
