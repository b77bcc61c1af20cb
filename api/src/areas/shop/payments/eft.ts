import type { Gateway } from './way-to-pay.ts';
import { DAY } from '../../../core/durations.ts';

/** A transfer that a person makes at their bank: an administrator confirms that the money came. */
export const eft: Gateway = {
  name: 'eft',
  // Transfers between banks take up to two working days, and people a weekend.
  patience: 7 * DAY,
  least: 1,
  begin: ({ paymentId }) => ({ kind: 'redirect', url: `/pay/${paymentId}` }),
};
