import type { StepUp } from '@phila/contract';
import { Refusal } from '../../../core/http/refusal.ts';
import { clearThrottle, throttleKey, useThrottle as countUse } from '../../../core/limits/throttle.ts';
import { audit, type Origin } from '../../../core/people/audit.ts';
import type { Person } from '../../../core/people/person.ts';
import { noteFactorGiven } from '../../../core/people/second-factor.ts';
import type { Services } from '../../../core/services.ts';
import { takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { takeCode } from './totp.ts';

const NOT_RIGHT = 'This code is not right, or was used before. Please wait for the next one.';
const PASSKEY_NOT_RIGHT = 'This passkey was not recognised. Please try again.';
const SLOWED = 'Too many wrong codes for this account. Please wait a moment and try again.';
const SLOWER = { first: 10_000, longest: 300_000 };

/**
 * Counts an attempt before it is checked. All sessions of the account count together.
 * @returns the key to clear once it was right
 * @throws Refusal 429
 */
export const countAttempt = async (
  { database, clock, configuration }: Services,
  accountId: string,
): Promise<string> => {
  const key = throttleKey('second factor', accountId);
  const limit = { ...configuration.failedSignInLimit, slower: SLOWER };
  const use = await countUse(database, key, limit, clock.now());
  if (!use.allowed) throw new Refusal(429, SLOWED, undefined, { retryAfter: use.retryAfter });
  return key;
};

export const codeNotRight = (): Refusal =>
  new Refusal(422, NOT_RIGHT, [{ path: 'code', message: NOT_RIGHT }]);

interface Given {
  code?: string | undefined;
  passkey?: string | undefined;
  action?: StepUp | undefined;
}

/**
 * Has the second factor given in a session, and for an action where one is named.
 * @throws Refusal 422 for what is not right, 429 after too many of these
 */
export const giveFactor = async (
  services: Services,
  person: Person,
  { code, passkey, action }: Given,
  origin: Origin,
): Promise<void> => {
  const { database, clock } = services;
  const about = { accountId: person.id, sessionId: person.sessionId };
  const attempts = await countAttempt(services, person.id);
  const isPasskey = passkey !== undefined && (await takePasskey(services, person, passkey));
  const isCode = code !== undefined && (await takeCode(services, database, person.id, code));
  const isRecovery =
    code !== undefined && !isCode && (await takeRecoveryCode(services, database, person.id, code));
  if (!isPasskey && !isCode && !isRecovery) {
    await audit(database, clock, origin, 'second factor refused', about);
    if (passkey === undefined) throw codeNotRight();
    throw new Refusal(422, PASSKEY_NOT_RIGHT);
  }
  await database.transaction(async (tx) => {
    await clearThrottle(tx, attempts);
    await noteFactorGiven({ database: tx, clock }, person, action ?? null);
    await audit(tx, clock, origin, isRecovery ? 'recovery code used' : 'second factor given', about);
  });
};
