import type { SignInKind } from '@phila/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { notify } from '../../../core/mail/notify.ts';
import { accountById, findAccount, lockAccount } from '../../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../../core/people/authentication-events.ts';
import type { Person } from '../../../core/people/person.ts';
import { newCode } from '../../../core/secrets/secret.ts';
import { signInChanges } from '../../../core/accounts/tables.ts';
import { normaliseEmail, normaliseMobile } from '../../../core/accounts/user-name.ts';
import type { Services } from '../../../core/services.ts';
import { countAccountMessage } from '../account-messages.ts';
import { inConstantTime } from '../constant-time-reply.ts';
import { hashPassword } from '../passwords.ts';
import { contactOf, provedContact, reachableAt } from './contact-of.ts';
import { currentCodeMessage, kindWords, newCodeMessage, takenMessage } from './letters.ts';

const TOO_MANY = 'Too many codes were sent to this address today. Please try again tomorrow.';

const refused = (path: string, message: string): Refusal => new Refusal(422, message, [{ path, message }]);

/** The account's change that waits for its codes, one at most. */
export const waitingChange = (accountId: string) =>
  and(eq(signInChanges.accountId, accountId), isNull(signInChanges.madeAt));

/** Drops the waiting change with its codes. */
export const dropChange = async (within: Database, accountId: string): Promise<void> => {
  await within.delete(signInChanges).where(waitingChange(accountId));
};

/**
 * Sends codes to the new contact and to the present one; a change needs both. If another account has the new one, tells
 * its owner and accepts no code; reply and time are the same.
 * @throws Refusal 422 for the account's own contact, or without a proved one to send a code to, 429 above the limits of
 * the account's messages or the recipient's
 */
export const askChange = (
  services: Services,
  person: Person,
  asked: { kind: SignInKind; value: string; codeTo: SignInKind },
  origin: Origin,
): Promise<void> =>
  inConstantTime(async () => {
    const { database, clock, configuration } = services;
    const { kind, codeTo } = asked;
    const account = await accountById(database, person.id);
    if (account === null) throw new Refusal(401, 'Please sign in');
    const to = kind === 'email' ? normaliseEmail(asked.value) : normaliseMobile(asked.value);
    if (to === null) throw refused(kind, 'Invalid mobile number');
    if (provedContact(account, kind) === to) throw refused(kind, `This is your ${kindWords[kind]} already`);
    const current = provedContact(account, codeTo);
    if (current === null)
      throw refused('codeTo', `Your account has no ${kindWords[codeTo]} that a code could be sent to`);
    await countAccountMessage(services, person.id, origin);

    // Made in any case, so that the time is the same.
    const [newSideCode, currentSideCode] = [newCode(), newCode()];
    const [newCodeHash, currentCodeHash] = await Promise.all([
      hashPassword(newSideCode),
      hashPassword(currentSideCode),
    ]);
    await database.transaction(async (tx) => {
      const now = clock.now();
      await lockAccount(tx, person.id);
      const lifetime = configuration.codeLifetime;
      const expiresAt = new Date(now.getTime() + lifetime);
      const isTaken = (await findAccount(tx, { kind, value: to })) !== null;
      const toNew = isTaken ? takenMessage(configuration, kind) : newCodeMessage(kind, newSideCode, lifetime);
      const toCurrent = currentCodeMessage(configuration, { kind, to, code: currentSideCode }, lifetime);
      const isSent =
        (await notify(services, tx, reachableAt(kind, to), toNew, expiresAt)) &&
        (await notify(services, tx, reachableAt(codeTo, current), toCurrent, expiresAt));
      if (!isSent) throw new Refusal(429, TOO_MANY);
      await dropChange(tx, person.id);
      await tx.insert(signInChanges).values({
        id: uuidv7(now),
        accountId: person.id,
        kind,
        before: contactOf(account, kind),
        beforeVerifiedAt: kind === 'mobile' ? account.mobileVerifiedAt : null,
        after: to,
        codeTo,
        newCodeHash: isTaken ? null : newCodeHash,
        currentCodeHash,
        createdAt: now,
        expiresAt,
      });
      await audit(tx, clock, origin, 'sign-in change asked', {
        accountId: person.id,
        sessionId: person.sessionId,
      });
    });
  });
