import type { StepUp } from '@phila/contract';
import type { Database } from '../../../core/database/open.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { audit, type Origin } from '../../../core/people/authentication-events.ts';
import type { Person } from '../../../core/people/person.ts';
import { recordFactorConfirmed, raisedToken } from '../../../core/step-up/second-factor.ts';
import type { Services } from '../../../core/services.ts';
import { countAttempt } from './attempts.ts';
import { takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { isCodeOfApp, takeCode } from './totp.ts';

const NOT_RIGHT = 'This code is not right, or was used before. Please wait for the next one.';
const PASSKEY_NOT_RIGHT = 'This passkey was not recognised. Please try again.';

export const codeNotRight = (): Refusal =>
  new Refusal(422, NOT_RIGHT, [{ path: 'code', message: NOT_RIGHT }]);

interface FactorInput {
  code?: string | undefined;
  passkey?: string | undefined;
  action?: StepUp | undefined;
}

/** Uses up a code of the app, or a recovery code; null for a wrong one. */
export const takeCodeOrRecovery = async (
  services: Pick<Services, 'sealing' | 'clock'>,
  within: Database,
  accountId: string,
  code: string,
): Promise<'app' | 'recovery code' | null> => {
  if (await takeCode(services, within, accountId, code)) return 'app';
  return (await takeRecoveryCode(services, within, accountId, code)) ? 'recovery code' : null;
};

/** The factor used, as recorded; null for a wrong one. */
const taken = async (
  services: Services,
  person: Person,
  { code, passkey }: FactorInput,
): Promise<'app' | 'passkey' | 'recovery code' | null> => {
  const { database } = services;
  if (passkey !== undefined) return (await takePasskey(services, person, passkey)) ? 'passkey' : null;
  if (code === undefined) return null;
  return takeCodeOrRecovery(services, database, person.id, code);
};

/**
 * Accepts a second factor for a session, and for an action if given.
 * @returns the session's new access token
 * @throws Refusal 422 for a wrong one, 429 after too many of them
 */
export const giveFactor = async (
  services: Services,
  person: Person,
  given: FactorInput,
  origin: Origin,
): Promise<{ accessToken: string }> => {
  const { database, clock } = services;
  const { code, action } = given;
  const about = { accountId: person.id, sessionId: person.sessionId };
  const purpose = action ?? 'administration';
  const isGuessable = code !== undefined && isCodeOfApp(code);
  const takeBack = await countAttempt(services, person, origin, isGuessable);
  const what = await taken(services, person, given);
  if (what === null) {
    const detail = `${code === undefined ? 'passkey' : 'code'}: ${purpose}`;
    await audit(database, clock, origin, 'second factor refused', { ...about, detail });
    if (code !== undefined) throw codeNotRight();
    throw new Refusal(422, PASSKEY_NOT_RIGHT);
  }
  const generation = await database.transaction(async (tx) => {
    await takeBack(tx);
    const event = what === 'recovery code' ? 'recovery code used' : 'second factor given';
    await audit(tx, clock, origin, event, { ...about, detail: `${what}: ${purpose}` });
    return recordFactorConfirmed({ database: tx, clock }, person, action ?? null);
  });
  return { accessToken: await raisedToken(services, person, generation) };
};
