import { calls, type CartLine, type ValueOf } from '@phila/contract/calls';
import type { SentOf } from '@phila/contract/records';
import {
  checkoutForm,
  checkoutFormWithoutDelivery,
  coveredCheckoutForm,
  coveredCheckoutFormWithoutDelivery,
  FULL_INVOICE_ABOVE,
  smallCheckoutForm,
  smallCheckoutFormWithoutDelivery,
} from '@phila/contract/records/checkout';
import { centsFromRand } from '@phila/finance/cents';
import { CallError, send } from '@phila/platform';
import { AutoForm, classes, Loaded, SameAs, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ByAPress } from './by-a-press.tsx';
import { TriedCode, type Tried } from './tried-code.tsx';
import { Lines } from './lines.tsx';
import { Sums } from './sums.tsx';
import { WaitingFields } from '../waiting/waiting-fields.tsx';
import styles from './checkout.module.css';

type Address = ValueOf<typeof calls.shop.cartAddress>;

/** Values of the form, with the discount the service grants. */
export interface CheckoutDetails {
  fullName: string;
  email: string;
  phone: string;
  /** Null if nothing is delivered. */
  deliveryAddress: string | null;
  /** Null where the order has no invoice, or one that names no address. */
  billingAddress: string | null;
  vatNumber: string | null;
  discountCode: string | null;
  /** Discount in rand. */
  discount: number;
  /** Payment method; null if nothing that costs money can be ordered. */
  paidBy: Address['paidBy'];
}

/** @throws CallError at the code's field, with the service's message, if the code doesn't apply to this cart */
const discountOf = async (code: string | null): Promise<{ code: string | null; amount: number }> => {
  if (code === null) return { code: null, amount: 0 };
  const answer = await send(calls.shop.validateDiscount, { params: { code } });
  if (answer.valid) return { code: answer.code, amount: answer.amount };
  const message = answer.reason ?? 'This discount code cannot be used';
  throw new CallError(422, message, [{ path: 'discountCode', message }]);
};

interface DetailsStepProps {
  lines: readonly CartLine[];
  /** In rand. */
  subtotal: number;
  /** Details entered before, for a person who returns from the review. */
  given: CheckoutDetails | null;
  onDone: (details: CheckoutDetails) => void;
}

interface DetailsFormProps extends Pick<DetailsStepProps, 'onDone' | 'subtotal'> {
  /** Discount of the typed code. */
  tried: Tried | null;
  onTried: (tried: Tried | null) => void;
  saved: Address | CheckoutDetails;
  /** True if something is sent to an address. */
  isDelivered: boolean;
}

/** Values that either of the forms sends. */
type Entered = SentOf<typeof coveredCheckoutFormWithoutDelivery> & { deliveryAddress?: string };

const DetailsForm = ({ saved: given, isDelivered, subtotal, tried, onTried, onDone }: DetailsFormProps) => {
  const isCovered = tried !== null && tried.amount >= subtotal;
  const needsAddress =
    centsFromRand(subtotal) - centsFromRand(tried?.amount ?? 0) > centsFromRand(FULL_INVOICE_ABOVE);
  const saved = { discountCode: null, ...given };
  const form = {
    label: 'Your details',
    saved,
    submit: { label: 'Review your order', sending: 'Checking your order' },
    main: 'beside the heading' as const,
    send: async ({ deliveryAddress, ...body }: Entered) => {
      const { code, amount } = await discountOf(body.discountCode);
      onDone({
        ...body,
        deliveryAddress: deliveryAddress ?? null,
        discountCode: code,
        discount: amount,
        paidBy: saved.paidBy,
      });
    },
  };
  const behindAPress = {
    vatNumber: (
      <ByAPress name="vatNumber" value={saved.vatNumber}>
        Add a VAT number
      </ByAPress>
    ),
    discountCode: (
      <>
        <ByAPress name="discountCode" value={saved.discountCode}>
          Add a discount code
        </ByAPress>
        <TriedCode subtotal={subtotal} onTried={onTried} />
      </>
    ),
  };
  const { discountCode } = behindAPress;
  const sameAsDelivery = (
    <div className={styles.same}>
      <SameAs from="deliveryAddress" to="billingAddress" assumed>
        Billing address same as delivery
      </SameAs>
    </div>
  );
  return (
    <div className={styles.form}>
      {isDelivered ? (
        <AutoForm<typeof checkoutForm | typeof coveredCheckoutForm | typeof smallCheckoutForm>
          {...form}
          type={isCovered ? coveredCheckoutForm : needsAddress ? checkoutForm : smallCheckoutForm}
          before={
            isCovered
              ? { discountCode }
              : { ...behindAPress, ...(needsAddress ? { billingAddress: sameAsDelivery } : {}) }
          }
        />
      ) : (
        <AutoForm<
          | typeof checkoutFormWithoutDelivery
          | typeof coveredCheckoutFormWithoutDelivery
          | typeof smallCheckoutFormWithoutDelivery
        >
          {...form}
          type={
            isCovered
              ? coveredCheckoutFormWithoutDelivery
              : needsAddress
                ? checkoutFormWithoutDelivery
                : smallCheckoutFormWithoutDelivery
          }
          before={isCovered ? { discountCode } : behindAPress}
        />
      )}
    </div>
  );
};

/** Asks who the order is for, filled in from the last order or from My Details. */
export const DetailsStep = ({ lines, subtotal, given, onDone }: DetailsStepProps) => {
  const [tried, setTried] = useState<Tried | null>(null);
  const address = useQuery(calls.shop.cartAddress.query({}, { staleTime: 0, enabled: given === null }));
  const reading = given === null ? address : { data: given, error: null, refetch: address.refetch };
  return (
    <div className={styles.columns}>
      <Surface title="Your details">
        <Loaded<Address | CheckoutDetails>
          what="Your details"
          reading={reading}
          waiting={<WaitingFields />}
          inCard
        >
          {(saved) => (
            <DetailsForm
              saved={saved}
              isDelivered={lines.some((line) => line.isDelivered)}
              subtotal={subtotal}
              tried={tried}
              onTried={setTried}
              onDone={onDone}
            />
          )}
        </Loaded>
      </Surface>
      <Surface title="Your order">
        <div className={classes('grid gap-16')}>
          <Lines
            label="What you order"
            lines={lines.map(({ productName, quantity, totalProductPrice }) => ({
              name: productName,
              quantity,
              total: totalProductPrice,
            }))}
          />
          <Sums subtotal={subtotal} discount={tried?.amount ?? 0} discountCode={tried?.code ?? null} />
        </div>
      </Surface>
    </div>
  );
};
