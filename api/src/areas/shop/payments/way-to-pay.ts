import type { PaymentStart } from '@phila/contract';
import type { Cents } from '@phila/finance/cents';
import type { Services } from '../../../core/services.ts';

/** The payment's details for the provider. */
export interface PaymentOrder {
  paymentId: string;
  orderId: number;
  orderNumber: string;
  amount: Cents;
  fullName: string;
  email: string;
}

/**
 * A way to pay. Only the provider's webhook reports the result, through `settlePayment`; returning to the site proves
 * nothing.
 */
export interface Gateway {
  readonly name: 'simulator' | 'payfast' | 'eft';
  /** Milliseconds that an order waits for its payment. */
  readonly patience: number;
  /** The provider's minimum for a payment, in cents. */
  readonly least: Cents;
  begin(order: PaymentOrder, services: Pick<Services, 'configuration'>): PaymentStart;
}
