import { addressKey } from '../../core/limits/address-key.ts';
import { throttleKey, useThrottle as countUse } from '../../core/limits/throttle.ts';
import type { Origin } from '../../core/people/audit.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';

const TOO_MANY = 'Too many requests for this account. Please try again later.';

/**
 * Counts one request for codes or a link of an account: all kinds of them share one budget.
 * @param subject the account's id, or the name that no account has
 * @throws Refusal 429 above the limit of the account from this network address: strangers do not use up what its owner
 *   may ask for.
 */
export const countAccountMessage = async (
  { database, clock, configuration }: Pick<Services, 'database' | 'clock' | 'configuration'>,
  subject: string,
  origin: Origin,
): Promise<void> => {
  const key = throttleKey('reset', `${subject}\n${addressKey(origin.ip)}`);
  const use = await countUse(database, key, configuration.resetLimit, clock.now());
  if (!use.allowed) throw new Refusal(429, TOO_MANY, undefined, { retryAfter: use.retryAfter });
};
