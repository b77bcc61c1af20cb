import type { PaymentStart } from '@phila/contract';
import type { Cents } from '@phila/finance/cents';
import { Refusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { eft } from './eft.ts';
import { payfast } from './payfast.ts';
import { simulator } from './simulator.ts';

/** What a provider is told of a payment. */
export interface PaymentOrder {
  paymentId: string;
  orderId: number;
  orderNumber: string;
  amount: Cents;
  fullName: string;
  email: string;
}

/**
 * A way to pay. Only the provider's webhook reports the result, through `settlePayment`; the page that a person
 * returns to proves nothing.
 */
export interface Gateway {
  readonly name: 'simulator' | 'payfast' | 'eft';
  /** How long an order waits for its payment, in milliseconds. */
  readonly patience: number;
  begin(order: PaymentOrder, services: Pick<Services, 'configuration'>): PaymentStart;
}

const gateways = { simulator, payfast, eft };

/** The way to pay that the operator chose. @throws Refusal 503 where they chose none */
export const gatewayOf = ({ configuration }: Pick<Services, 'configuration'>): Gateway => {
  const { paymentProvider } = configuration;
  if (paymentProvider === null)
    throw new Refusal(503, 'Payments are not set up here yet. Nothing was ordered.', undefined, {
      retryAfter: 3_600,
    });
  return gateways[paymentProvider];
};
