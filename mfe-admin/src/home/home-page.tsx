import { calls, lightCall, type Page as Listed } from '@phila/contract/calls';
import { may } from '@phila/contract/permissions';
import { MAX_COUNTED, type ResourceCalls } from '@phila/contract/resources';
import { useMay, useProfileName, useRead } from '@phila/platform';
import { classes, Page, Surface, Tile, Tiles } from '@phila/ui';
import { areas, type Area } from './areas.ts';

const ORDERS = '/admin/administrative/orders';

const listedIn = (list: readonly unknown[] | Listed<unknown>): number =>
  'totalCount' in list ? list.totalCount : list.length;

type Count = ResourceCalls['count'];

/** A tile with how many rows there are; nothing for those who may not see them. */
const AreaTile = ({ area: { name, capability, title, plural, heading, to, icon } }: { area: Area }) => {
  const isAllowed = useMay(`${capability}.read`);
  const call = lightCall<Count>('GET', `/Manage/${name}/count`, may(`${capability}.read`));
  const { data } = useRead(call, { query: {} }, { enabled: isAllowed });
  if (!isAllowed) return null;
  const count = data?.isCapped
    ? `${MAX_COUNTED.toLocaleString('en-ZA')}+`
    : data?.count.toLocaleString('en-ZA');
  return (
    <Tile
      to={to}
      title={heading}
      icon={icon}
      text={count === undefined ? undefined : `${count} ${count === '1' ? title : plural}`}
    />
  );
};

/** What waits for somebody: orders that need a person, and money that no order accounts for. */
const NeedsYou = () => {
  const seesOrders = useMay('shop.orders.read');
  const seesMoney = useMay('shop.payments.read');
  const orders = useRead(
    calls.shop.adminOrders,
    { query: { Attention: 'true', PageNumber: 1, PageSize: 1 } },
    { enabled: seesOrders },
  );
  const money = useRead(calls.shop.unsettledMoney, {}, { enabled: seesMoney });
  const waiting = orders.data === undefined ? 0 : listedIn(orders.data);
  const unsettled = money.data?.length ?? 0;
  if (!seesOrders) return null;
  return (
    <Surface title="What needs you">
      {waiting + unsettled === 0 ? (
        <p className={classes('muted')}>
          {orders.data === undefined ? 'One moment, please.' : 'Nothing waits for you.'}
        </p>
      ) : (
        <Tiles label="What needs you">
          {waiting > 0 && (
            <Tile
              to={ORDERS}
              icon="warning"
              title={`${waiting} ${waiting === 1 ? 'order' : 'orders'}`}
              text="Payments and refunds to look at"
            />
          )}
          {unsettled > 0 && (
            <Tile
              to={`${ORDERS}?show=money`}
              icon="wallet"
              title="Money without an order"
              text={`${unsettled} to settle`}
            />
          )}
        </Tiles>
      )}
    </Surface>
  );
};

/** The first page of administration: what one may look after, and how much of it there is. */
const HomePage = () => {
  const person = useProfileName();
  return (
    <Page
      title="Admin Panel"
      sentence={person ? `${person.firstName}, this is what you look after.` : 'This is what you look after.'}
    >
      <div className={classes('grid gap-24')}>
        <NeedsYou />
        <Tiles label="What you look after">
          {areas.map((area) => (
            <AreaTile key={area.to} area={area} />
          ))}
        </Tiles>
      </div>
    </Page>
  );
};

export default HomePage;
