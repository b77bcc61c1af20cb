import type { Gateway } from './way-to-pay.ts';
import { DAY } from '../../../core/durations.ts';

/** A transfer that a person makes at their bank, and an administrator confirms. */
export const eft: Gateway = {
  name: 'eft',
  // Transfers take two working days between banks, and people take a weekend.
  patience: 7 * DAY,
  least: 1,
  begin: ({ paymentId }) => ({ kind: 'redirect', url: `/pay/${paymentId}` }),
};
