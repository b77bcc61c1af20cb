import { calls, itemsOf, type CartLine } from '@phila/contract/calls';
import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import { ButtonLink, Callout, classes, Empty, Loaded, Page, beginAt, Steps, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shopReads } from '../reading/shop-reads.ts';
import { DetailsStep, type CheckoutDetails } from './details-step.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { ReviewStep } from './review-step.tsx';
import { WaitingFields } from '../waiting/waiting-fields.tsx';
import { WaitingTotal } from '../waiting/waiting-total.tsx';
import styles from './checkout.module.css';

const STEPS = ['Your details', 'Review and pay'] as const;

/** Total before any discount, in rand. */
const subtotalOf = (lines: readonly CartLine[]): number =>
  randFromCents(sumCents(lines.map(({ totalProductPrice }) => centsFromRand(totalProductPrice))));

/** Warns at once about products no longer sold: the service refuses an order with them. */
const Lost = ({ lines }: { lines: readonly CartLine[] }) => (
  <div className={classes('below-16')}>
    <Callout
      tone="warning"
      title="Not everything can be bought"
      action={<ButtonLink to="/offers/cart">Open the cart</ButtonLink>}
    >
      Take {lines.map(({ productName }) => productName).join(', ')} out of your cart before you order.
    </Callout>
  </div>
);

const Ordering = ({ lines: all }: { lines: readonly CartLine[] }) => {
  const lines = all.filter(({ isAvailable }) => isAvailable);
  const lost = all.filter(({ isAvailable }) => !isAvailable);
  const [details, setDetails] = useState<CheckoutDetails | null>(null);
  const [isReviewed, setReviewed] = useState(false);
  const place = useRef<HTMLElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    // Moves the focus to the top, where the next step begins; the pressed button is at the foot.
    if (moves > 0) beginAt(place.current);
  }, [moves]);
  const show = (review: boolean) => {
    setMoves((before) => before + 1);
    setReviewed(review);
  };
  const [first] = all;
  return (
    // A section shows no focus ring when a script focuses it.
    <section ref={place} tabIndex={-1}>
      {lost.length > 0 && <Lost lines={lost} />}
      {first !== undefined && <OpenQuestions cartId={first.cartId} />}
      <Steps label="Checkout" steps={STEPS} current={isReviewed ? 1 : 0} />
      {isReviewed && details !== null ? (
        <ReviewStep lines={lines} subtotal={subtotalOf(lines)} details={details} onBack={() => show(false)} />
      ) : (
        <DetailsStep
          lines={lines}
          subtotal={subtotalOf(lines)}
          given={details}
          onDone={(given) => {
            setDetails(given);
            show(true);
          }}
        />
      )}
    </section>
  );
};

const CheckoutSkeleton = () => (
  <div className={styles.columns}>
    <Surface title="Your details">
      <WaitingFields />
    </Surface>
    <WaitingTotal />
  </div>
);

/** Checkout in two steps: the details, then a review before the order is placed (specification: orders). */
const CheckoutPage = () => {
  const cart = useQuery(calls.shop.cartDetails.query({}, { ...shopReads, staleTime: 0 }));
  return (
    <Page title="Checkout" sentence="Your details, then a last check.">
      <Loaded
        what="Your cart"
        reading={cart}
        waiting={<CheckoutSkeleton />}
        isEmpty={(lines) => itemsOf(lines).every(({ quantity }) => quantity === 0)}
        empty={
          <Empty
            title="Your cart is empty."
            action={
              <ButtonLink type="primary" to="/offers">
                Return to Offers
              </ButtonLink>
            }
          >
            Add something to your cart, then come back to order it.
          </Empty>
        }
      >
        {(lines) => <Ordering lines={lines.filter(({ quantity }) => quantity > 0)} />}
      </Loaded>
    </Page>
  );
};

export default CheckoutPage;
