import { addressKey } from '../../core/limits/address-key.ts';
import { throttleKey, countUse } from '../../core/limits/throttle.ts';
import type { Origin } from '../../core/people/authentication-events.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Services } from '../../core/services.ts';

const TOO_MANY = 'Too many requests for this account. Please try again later.';

/**
 * Counts a request for codes or a link of an account; all kinds share a limit.
 * @param subject the account's id, or the unknown name
 * @throws Refusal 429 above the account's limit from this network address, so that strangers do not use up its owner's
 * requests.
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
