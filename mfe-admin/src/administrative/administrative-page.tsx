import { useMay } from '@phila/platform';
import { Empty, Page, Tile, Tiles } from '@phila/ui';

/** What keeps the site running: orders, and who may do what. */
const AdministrativePage = () => {
  const seesOrders = useMay('shop.orders.read');
  const seesRoles = useMay('identity.roles.read');
  return (
    <Page title="Administrative" sentence="What keeps the site running.">
      {seesOrders || seesRoles ? (
        <Tiles label="Administrative pages">
          {seesOrders && (
            <Tile
              to="/admin/administrative/orders"
              title="Orders"
              text="Payments, refunds and what needs somebody"
              icon="cart"
            />
          )}
          {seesRoles && (
            <Tile
              to="/admin/administrative/roles"
              title="Roles"
              text="What each allows, and who has it"
              icon="people"
            />
          )}
        </Tiles>
      ) : (
        <Empty title="Nothing here for you">Your roles allow none of the administrative pages.</Empty>
      )}
    </Page>
  );
};

export default AdministrativePage;
