import { messageOf, navigate, notify, useIsHydrated, useSession, useSidePanelActions } from '@phila/platform';
import {
  Badge,
  Button,
  ButtonLink,
  Callout,
  classes,
  Confirm,
  DataTable,
  Empty,
  Icon,
  IconButton,
  Loaded,
  Money,
  Picture,
  Quantity,
  Surface,
  type TableColumn,
} from '@phila/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { imageSource } from '../picture/image-source.ts';
import { useReadyForCheckout } from '../metadata/use-ready-for-checkout.tsx';
import { PageMain } from '../page-main/page-main.tsx';
import { TableCard } from '../table-card/table-card.tsx';
import { CartBeforeScript } from './cart-before-script.tsx';
import { CartFrame } from './cart-frame.tsx';
import { WaitingLines } from '../waiting/waiting-lines.tsx';
import { WaitingTotal } from '../waiting/waiting-total.tsx';
import { usePlaces } from './places.ts';
import { useCart, type Cart as CartContent, type Line } from './use-cart.ts';
import styles from './cart-page.module.css';

/** Milliseconds that notices stay (specification: shop, "Numbers"). */
const NOTICE = 3_000;

const WHY = {
  gone: 'No longer on offer',
  owned: 'You own this already',
  free: 'Free now: open it from its own page',
} as const;

const Name = ({ line, to }: { line: Line; to: string | null }) => (
  <span className={classes('row gap-12')}>
    <span className={styles.picture}>
      <Picture src={imageSource(line.imageUrl)} alt="" width={48} height={48} />
    </span>
    <span className={classes('stack gap-4 justify-start', styles.words)}>
      {to === null ? line.productName : <Link to={to}>{line.productName}</Link>}
      {line.unavailableReason !== null && <Badge tone="warning">{WHY[line.unavailableReason]}</Badge>}
      {line.isAvailable && line.previousPrice !== null && (
        <span className={classes('small muted')}>
          Was <Money value={line.previousPrice} />
        </span>
      )}
    </span>
  </span>
);

interface LineActions {
  pathOf: (productId: number) => string;
  onQuantity: (line: Line, quantity: number) => Promise<void>;
  onLeave: (line: Line) => void;
  onRemove: (line: Line) => void;
}

/** Columns of the cart (specification: shop, "Cart"). */
const columnsFor = ({ pathOf, onQuantity, onLeave, onRemove }: LineActions): TableColumn<Line>[] => [
  {
    name: 'name',
    label: 'Name',
    isTitle: true,
    cell: (line) => <Name line={line} to={line.productId === null ? null : pathOf(line.productId)} />,
  },
  {
    name: 'quantity',
    label: 'Qty',
    // Shows no stepper for a product that is bought once.
    cell: (line) =>
      line.isBoughtOnce ? (
        line.quantity
      ) : (
        <Quantity
          label={line.productName}
          value={line.quantity}
          onChange={(quantity) => onQuantity(line, quantity)}
          onBelow={() => onLeave(line)}
        />
      ),
  },
  {
    name: 'price',
    label: 'Price',
    isNumber: true,
    givesWay: 1,
    cell: (line) => <Money value={line.individualProductPrice} />,
  },
  {
    name: 'total',
    label: 'Total',
    isNumber: true,
    cell: (line) => <Money value={line.isAvailable ? line.totalProductPrice : null} />,
  },
  {
    name: 'remove',
    label: 'Remove',
    cell: (line) => (
      <IconButton
        icon="delete"
        tone="danger"
        label={`Remove ${line.productName}`}
        hint="Remove"
        onClick={() => onRemove(line)}
      />
    ),
  },
];

const CartSkeleton = () => (
  <div className={styles.columns}>
    <WaitingLines pictured />
    <WaitingTotal />
  </div>
);

/** The cart of the current person or visitor (specification: shop, "Cart"). */
const Cart = () => {
  const places = usePlaces();
  const { reading, change, remove } = useCart();
  const [leaving, setLeaving] = useState<Line | null>(null);
  const { signedIn } = useSession();
  // Skips a visitor, who signs in first: products ask their questions of a person.
  const checkout = useReadyForCheckout(signedIn ? (reading.data?.lines[0]?.key ?? null) : null);
  useSidePanelActions([
    {
      text: 'Back to Offers',
      toolTip: 'See what else is on offer',
      icon: 'back',
      onClick: () => navigate(places.offers),
    },
  ]);

  const said = async (work: Promise<void>, severity: 'info' | 'success', text: string, line: Line) => {
    try {
      await work;
      notify({ severity, text, detail: line.productName, hideAfter: NOTICE });
    } catch (error) {
      notify({ severity: 'error', text: 'Your cart was not changed', detail: messageOf(error) });
    }
  };
  const setQuantity = (line: Line, quantity: number) => {
    const work = change(line, quantity);
    void (quantity > line.quantity
      ? said(work, 'success', 'Item quantity increased', line)
      : said(work, 'info', 'Item quantity decreased', line));
    return work;
  };
  const takeOut = (line: Line) => void said(remove(line), 'info', 'Item removed from cart', line);

  const columns = columnsFor({
    pathOf: places.product,
    onQuantity: setQuantity,
    onLeave: setLeaving,
    onRemove: takeOut,
  });

  const changed = ({ lines }: CartContent) =>
    lines.filter(({ isAvailable, previousPrice }) => isAvailable && previousPrice !== null);
  const lost = ({ lines }: CartContent) => lines.filter(({ isAvailable }) => !isAvailable);

  return (
    <CartFrame>
      <Loaded
        isList
        what="Your cart"
        reading={reading}
        waiting={<CartSkeleton />}
        isEmpty={({ lines }) => lines.length === 0}
        empty={
          <Empty
            title="Your cart is empty."
            action={
              <ButtonLink type="primary" to={places.offers}>
                Return to Offers
              </ButtonLink>
            }
          >
            Courses, CV templates and value bundles that you choose are kept here.
          </Empty>
        }
      >
        {(cart) => (
          <div className={styles.columns}>
            <div className={classes('stack gap-16 content-start')}>
              {lost(cart).length > 0 && (
                <Callout tone="warning" title="Not everything can be bought">
                  What is marked below is not part of the total. You can remove it.
                </Callout>
              )}
              {changed(cart).length > 0 && (
                <Callout
                  tone="info"
                  title="A price has changed"
                  action={
                    <Button
                      onClick={() =>
                        void Promise.all(changed(cart).map((line) => change(line, line.quantity))).catch(
                          (error: unknown) =>
                            notify({
                              severity: 'error',
                              text: 'Your cart was not changed',
                              detail: messageOf(error),
                            }),
                        )
                      }
                    >
                      Got it
                    </Button>
                  }
                >
                  You pay what is shown now, not what it was when you added it.
                </Callout>
              )}
              <TableCard className={styles.lines}>
                <DataTable
                  label="Shopping cart"
                  columns={columns}
                  rows={cart.lines}
                  keyOf={({ key }) => key}
                  nameOf={({ productName }) => productName}
                />
              </TableCard>
            </div>
            <Surface title="Cart Total" className={styles.total}>
              <p className={classes('row between large strong')}>
                <span>Total:</span> <Money value={cart.total} />
              </p>
              <p className={classes('small muted')}>VAT is included.</p>
              <div className={classes('stack gap-12 above-16')}>
                {cart.total === 0 ? (
                  <Button type="primary" size="large" block disabled>
                    Checkout
                  </Button>
                ) : (
                  <PageMain
                    block
                    text="Checkout"
                    loading={checkout.isStarting}
                    onClick={() => (signedIn ? checkout.start() : navigate(places.checkout))}
                  >
                    Checkout
                  </PageMain>
                )}
                <Button block icon={<Icon name="back" size={18} />} onClick={() => navigate(places.offers)}>
                  Return to Offers
                </Button>
              </div>
            </Surface>
          </div>
        )}
      </Loaded>
      {checkout.element}
      {leaving !== null && (
        <Confirm
          title={`Remove ${leaving.productName}?`}
          confirm="Remove"
          cancel="Keep it"
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            takeOut(leaving);
          }}
        >
          <p>You have one of these in your cart. This removes it.</p>
        </Confirm>
      )}
    </CartFrame>
  );
};

/** The cart; a visitor’s is in their browser, so the page is drawn without it. */
const CartPage = () => (useIsHydrated() ? <Cart /> : <CartBeforeScript />);

export default CartPage;
