import { and, eq, isNotNull } from 'drizzle-orm';
import { DAY } from '../../../core/durations.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { clearThrottle, giveBackUse, throttleKey, countUse } from '../../../core/limits/throttle.ts';
import type { Database } from '../../../core/database/open.ts';
import type { Origin } from '../../../core/people/authentication-events.ts';
import { coarseNetwork } from '../../../core/people/network.ts';
import type { Person } from '../../../core/people/person.ts';
import { sessions } from '../../../core/accounts/tables.ts';
import type { Services } from '../../../core/services.ts';

const SLOWED = 'Too many wrong codes. Please wait a moment and try again.';
const TOO_MANY_TODAY =
  'Too many wrong codes for this account today. Please use a recovery code or a passkey, or try again tomorrow.';
const SLOWER = { first: 10_000, longest: 300_000 };
/** Three codes in a million are valid at any time: two hundred guesses a day find one in four and a half years. */
const A_DAY = { uses: 200, window: DAY };

/** True if the factor was used from this network before, in a session still kept. */
const isProven = async (database: Database, accountId: string, network: string): Promise<boolean> => {
  const rows = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.accountId, accountId), eq(sessions.network, network), isNotNull(sessions.factorAt)),
    )
    .limit(1);
  return rows.length > 0;
};

/**
 * Counts an attempt before checking it, by session and network, and six digits also by account and day, so that more
 * sessions give no more guesses. Networks that the factor was used from before count separately, so that guesses from
 * elsewhere do not lock the owner out.
 * @param isGuessable true for six digits: recovery codes and passkeys cannot be guessed
 * @returns a function that takes the count back after a right one
 * @throws Refusal 429
 */
export const countAttempt = async (
  { database, clock, configuration }: Services,
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  { ip }: Origin,
  isGuessable: boolean,
): Promise<(within: Database) => Promise<void>> => {
  const at = clock.now();
  const network = coarseNetwork(ip);
  const near = throttleKey('second factor', `${id}\n${sessionId}\n${network}`);
  const use = await countUse(database, near, { ...configuration.failedSignInLimit, slower: SLOWER }, at);
  if (!use.allowed) throw new Refusal(429, SLOWED, undefined, { retryAfter: use.retryAfter });
  if (!isGuessable) return (within) => clearThrottle(within, near);
  const whose = (await isProven(database, id, network)) ? `${id}\n${network}` : id;
  const day = throttleKey('second factor of a day', whose);
  const guess = await countUse(database, day, A_DAY, at);
  if (!guess.allowed) throw new Refusal(429, TOO_MANY_TODAY, undefined, { retryAfter: guess.retryAfter });
  return async (within) => {
    await clearThrottle(within, near);
    await giveBackUse(within, day, at);
  };
};
