import { Refusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { eft } from './eft.ts';
import { payfast } from './payfast.ts';
import { simulator } from './simulator.ts';
import type { Gateway } from './way-to-pay.ts';

const gateways = { simulator, payfast, eft };

/** The way to pay chosen by the operator. @throws Refusal 503 for none */
export const gatewayOf = ({ configuration }: Pick<Services, 'configuration'>): Gateway => {
  const { paymentProvider } = configuration;
  if (paymentProvider === null)
    throw new Refusal(503, 'Payments are not set up here yet. Nothing was ordered.', undefined, {
      retryAfter: 3_600,
    });
  return gateways[paymentProvider];
};
