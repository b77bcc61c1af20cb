import { calls } from '@phila/contract';
import { send, type RawAnswer } from '../json-request.ts';
import type { TestService } from '../service.ts';
import { simulatedDelivery } from '../../areas/shop/payments/simulator.ts';

/** A notification of the simulated provider. */
export interface SimulatedNotification {
  eventId: string;
  paymentId: string;
  status: 'COMPLETE' | 'FAILED' | 'CANCELLED';
  /** In cents. */
  amount: number;
}

/** Posts a notification over HTTP like a provider. */
export const notify = (
  service: TestService,
  told: SimulatedNotification,
  isSigned = true,
): Promise<RawAnswer> => {
  const { rawBody, headers } = simulatedDelivery(told, service.services, isSigned);
  return send(`${service.url}/api/v1${calls.payment.simulatorNotify.path}`, {
    method: 'POST',
    body: Buffer.from(rawBody).toString(),
    headers: {
      'content-type': 'application/json',
      'x-simulator-signature': String(headers['x-simulator-signature']),
    },
  });
};
