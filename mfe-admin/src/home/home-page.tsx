import { calls, lightCall, type Page as Listed } from '@phila/contract/calls';
import { may, type Permission, permissionOf } from '@phila/contract/permissions';
import type { NavigationEntry } from '@phila/contract/remote';
import { MAX_COUNTED, type ResourceCalls } from '@phila/contract/resources';
import { declared, useMay, useProfileName, useRead } from '@phila/platform';
import { classes, DeclaredIcon, isIconName, Page, Surface, Tile, Tiles } from '@phila/ui';
import { useMemo } from 'react';

const ORDERS = '/admin/administrative/orders';

const listedIn = (list: readonly unknown[] | Listed<unknown>): number =>
  'totalCount' in list ? list.totalCount : list.length;

type Count = ResourceCalls['count'];
type Counted = NonNullable<NonNullable<NavigationEntry['tile']>['counts']>;

interface DeclaredTileProps {
  entry: NavigationEntry;
  permission: Permission;
  counts: Counted | undefined;
}

/** An icon of the site, or a drawing of the remote's own. */
const iconOf = ({ icon = '' }: NavigationEntry) =>
  isIconName(icon) ? { icon } : { visual: <DeclaredIcon icon={icon} size={26} /> };

const ofResource = ({ resource }: Counted, permission: Permission) =>
  lightCall<Count>('GET', `/Manage/${resource}/count`, may(permission));

/** A tile that says how many rows of a resource there are. */
const CountingTile = ({ entry, permission, counts }: DeclaredTileProps & { counts: Counted }) => {
  const { data } = useRead(ofResource(counts, permission), { query: {} });
  const count = data?.isCapped
    ? `${MAX_COUNTED.toLocaleString('en-ZA')}+`
    : data?.count.toLocaleString('en-ZA');
  return (
    <Tile
      to={entry.to}
      title={entry.label}
      {...iconOf(entry)}
      text={count === undefined ? undefined : `${count} ${count === '1' ? counts.one : counts.several}`}
    />
  );
};

/** The tile of a menu entry, which any remote may declare. Shows nothing to a person who may not open the entry. */
const DeclaredTile = ({ entry, permission, counts }: DeclaredTileProps) => {
  if (!useMay(permission)) return null;
  return counts === undefined ? (
    <Tile to={entry.to} title={entry.label} {...iconOf(entry)} text={entry.tile?.text} />
  ) : (
    <CountingTile entry={entry} permission={permission} counts={counts} />
  );
};

/** What remotes declare for this page: the entries of the menu that have a tile, in its order. */
const declaredTiles = (): DeclaredTileProps[] =>
  declared('navigation').flatMap((entry) => {
    const permission = permissionOf(entry.access ?? '');
    return entry.tile === undefined || permission === null
      ? []
      : [{ entry, permission, counts: entry.tile.counts }];
  });

/** What waits for an administrator: orders that need attention, money without an order, failed jobs and messages. */
const NeedsYou = () => {
  const seesOrders = useMay('shop.orders.read');
  const seesMoney = useMay('shop.payments.read');
  const orders = useRead(
    calls.shop.adminOrders,
    { query: { Attention: 'true', PageNumber: 1, PageSize: 1 } },
    { enabled: seesOrders },
  );
  const money = useRead(calls.shop.unsettledMoney, {}, { enabled: seesMoney });
  const seesOperations = useMay('site.operations.read');
  const jobs = useRead(calls.administration.failedJobs, {}, { enabled: seesOperations });
  const messages = useRead(calls.administration.failedMessages, {}, { enabled: seesOperations });
  const unsent = messages.data?.length ?? 0;
  // A message that failed is the job that failed.
  const failed = Math.max(0, (jobs.data?.length ?? 0) - unsent);
  const isKnown = (!seesOrders || orders.data !== undefined) && (!seesOperations || jobs.data !== undefined);
  const waiting = orders.data === undefined ? 0 : listedIn(orders.data);
  const unsettled = money.data?.length ?? 0;
  if (!seesOrders && !seesOperations) return null;
  return (
    <Surface title="What needs you">
      {waiting + unsettled + failed + unsent === 0 ? (
        <p className={classes('muted')}>{isKnown ? 'Nothing waits for you.' : 'One moment, please.'}</p>
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
          {failed > 0 && (
            <Tile
              to="/admin/administrative/jobs"
              icon="refresh"
              title={`${failed} ${failed === 1 ? 'job' : 'jobs'}`}
              text="Failed, and tried no more"
            />
          )}
          {unsent > 0 && (
            <Tile
              to="/admin/administrative/messages"
              icon="mail"
              title={`${unsent} ${unsent === 1 ? 'message' : 'messages'}`}
              text="Could not be sent"
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
  const tiles = useMemo(() => declaredTiles(), []);
  return (
    <Page
      title="Admin Panel"
      sentence={person ? `${person.firstName}, this is what you look after.` : 'This is what you look after.'}
    >
      <div className={classes('grid gap-24')}>
        <NeedsYou />
        <Tiles label="What you look after">
          {tiles.map((tile) => (
            <DeclaredTile key={tile.entry.to} {...tile} />
          ))}
        </Tiles>
      </div>
    </Page>
  );
};

export default HomePage;
