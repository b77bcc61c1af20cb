import { calls, type CartLine } from '@phila/contract/calls';
import { phoneText, southAfricanDay } from '@phila/contract/format';
import { centsFromRand, formatCents, randFromCents } from '@phila/finance/cents';
import { messageOf, navigate, useNow } from '@phila/platform';
import { Button, Callout, classes, Fact, Facts, MainAction, RadioGroup, Surface } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { named, openLaterText, openNowText } from '../access/access-words.ts';
import { beginPayment } from './begin-payment.ts';
import { describedAt } from './described-at.ts';
import type { CheckoutDetails } from './details-step.tsx';
import { Lines } from './lines.tsx';
import { SellerFacts } from './seller-facts.tsx';
import { Sums } from './sums.tsx';
import styles from './checkout.module.css';

const { cartDetails, cartTotal, checkout, orders } = calls.shop;

/** Milliseconds in which an order may be cancelled. */
const DAYS_TO_CANCEL = 7 * 24 * 3_600_000;

interface ReviewStepProps {
  lines: readonly CartLine[];
  /** In rand. */
  subtotal: number;
  details: CheckoutDetails;
  onBack: () => void;
}

/**
 * Review of the order, to correct or leave it before it is placed (Electronic Communications and Transactions Act s
 * 43(2)).
 */
export const ReviewStep = ({ lines, subtotal, details, onBack }: ReviewStepProps) => {
  const { discount, paidBy: _paidBy, ...sent } = details;
  const [access, setAccess] = useState<'now' | 'later' | null>(null);
  const [isMissed, setMissed] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const isDelivered = lines.some((line) => line.isDelivered);
  /** True if the account gives access to something; a delivered product has no access to give. */
  const isOpened = lines.some((line) => !line.isDelivered);
  /** Products that open with the order; bundles open once they are paid for, whatever is chosen. */
  const opened = lines.filter((line) => !line.isDelivered && line.productId !== null);
  const names = opened.map(({ productName }) => productName);
  const accessNow = access === 'now';
  const placing = useMutation(checkout.mutation({ refreshes: [cartDetails, cartTotal, orders] }));
  const total = centsFromRand(subtotal) - centsFromRand(discount);
  const pay = total === 0 ? 'Place your order' : `Order and pay ${formatCents(total)}`;
  // Opens on the day after the seventh, as the service counts (ECT Act s 44).
  const lastDay = southAfricanDay(new Date(useNow() + DAYS_TO_CANCEL));

  const place = () => {
    if (opened.length > 0 && access === null) {
      setMissed(true);
      choices.current?.querySelector('input')?.focus();
      return;
    }
    placing.mutate(
      { query: {}, body: { ...withoutBlanks(sent), accessNow, reviewedTotal: randFromCents(total) } },
      {
        onSuccess: ({ orderId, payment }) => {
          if (payment === null) navigate(`/offers/orders/${orderId}`, { replace: true });
          else beginPayment(payment);
        },
      },
    );
  };

  return (
    <div className={`${styles.columns} ${styles.review}`}>
      <div>
        <Surface
          title="Your details"
          action={
            <Button size="small" onClick={onBack}>
              Change
            </Button>
          }
        >
          <Facts label="Your details">
            <Fact label="Full name">{details.fullName}</Fact>
            <Fact label="Email">{details.email}</Fact>
            <Fact label="Phone">{phoneText(details.phone)}</Fact>
            {details.vatNumber !== null && total > 0 && <Fact label="VAT number">{details.vatNumber}</Fact>}
            {details.deliveryAddress !== null && (
              <Fact label="Delivery address">
                <span className={styles.address}>{details.deliveryAddress}</span>
              </Fact>
            )}
            {details.billingAddress !== null && total > 0 && (
              <Fact label="Billing address">
                <span className={styles.address}>{details.billingAddress}</span>
              </Fact>
            )}
          </Facts>
        </Surface>
      </div>
      <Surface title="Your order" className={styles.order}>
        <div className={classes('grid gap-16')}>
          <Lines
            label="What you order"
            lines={lines.map((line) => ({
              name: line.productName,
              to: describedAt(line),
              quantity: line.quantity,
              total: line.totalProductPrice,
            }))}
          />
          <Sums subtotal={subtotal} discount={discount} discountCode={details.discountCode} />
          {opened.length > 0 && (
            <div ref={choices}>
              <RadioGroup<'now' | 'later'>
                required
                label={`When ${opened.length === 1 ? 'it opens' : 'they open'}`}
                options={[
                  { value: 'now', label: openNowText(names) },
                  { value: 'later', label: openLaterText(names, lastDay) },
                ]}
                value={access}
                error={
                  isMissed && access === null
                    ? `Please choose when ${named(names)} ${opened.length === 1 ? 'opens' : 'open'}`
                    : undefined
                }
                onChange={setAccess}
              />
            </div>
          )}
          {lines.some(({ bundleId }) => bundleId !== null) && (
            <p className={classes('small muted')}>
              Value bundles open once they are paid for; redeeming one of their vouchers ends the right to
              cancel.
            </p>
          )}
          <p className={classes('small muted')}>
            Who you buy from, and your rights, are on this page as well.
          </p>
          {placing.error !== null && (
            <Callout tone="danger" title="Your order was not placed">
              {messageOf(placing.error, 'Please check your connection and try again.')}
            </Callout>
          )}
          <MainAction inPlace size="large" block text={pay} loading={placing.isPending} onClick={place}>
            {pay}
          </MainAction>
          <Button block onClick={onBack}>
            Back to your details
          </Button>
        </div>
      </Surface>
      {/* Comes after the order button on a phone, so that the button isn't 2 000 pixels down. */}
      <SellerFacts paidBy={details.paidBy} isDelivered={isDelivered} isOpened={isOpened} />
    </div>
  );
};

/** Drops empty fields, as the call expects. */
const withoutBlanks = (details: Omit<CheckoutDetails, 'discount' | 'paidBy'>) => {
  const { deliveryAddress, billingAddress, vatNumber, discountCode, ...given } = details;
  return {
    ...given,
    ...(deliveryAddress === null ? {} : { deliveryAddress }),
    ...(billingAddress === null ? {} : { billingAddress }),
    ...(vatNumber === null ? {} : { vatNumber }),
    ...(discountCode === null ? {} : { discountCode }),
  };
};
