import type { SignInKind } from '@phila/contract';
import { and, eq, gt, gte, isNotNull, isNull } from 'drizzle-orm';
import { Refusal } from '../../../core/http/refusal.ts';
import { accountById, findAccount, lockAccount } from '../../../core/accounts/accounts.ts';
import { audit, type Origin } from '../../../core/people/authentication-events.ts';
import { hashToken } from '../../../core/secrets/secret.ts';
import { accounts, signInChanges } from '../../../core/accounts/tables.ts';
import type { Services } from '../../../core/services.ts';
import { endResets, sendReset } from '../reset.ts';
import { endSessions } from '../sessions.ts';
import { dropChange } from './ask-change.ts';
import { kindWords } from './letters.ts';

const RUN_OUT =
  'This link was used already or has expired. Please call us if somebody else has your account.';

/**
 * Undoes a change by the link sent to the old address, with every later change, because the same intruder may have made
 * those. Signs everybody out, clears the password, and sends the old address a link to choose a new password.
 * @throws Refusal 404 for an invalid token, 409 if another account has the old address now
 */
export const undoChange = async (
  services: Services,
  token: string,
  origin: Origin,
): Promise<{ kind: SignInKind; isLinkSent: boolean }> => {
  const { database, clock } = services;
  const taken = await database.transaction(async (tx) => {
    const now = clock.now();
    const [change] = await tx
      .update(signInChanges)
      .set({ undoneAt: now })
      .where(
        and(
          eq(signInChanges.undoHash, hashToken(token)),
          isNull(signInChanges.undoneAt),
          gt(signInChanges.undoUntil, now),
        ),
      )
      .returning();
    if (change?.madeAt == null) throw new Refusal(404, RUN_OUT);
    const { accountId, kind } = change;
    await lockAccount(tx, accountId);
    const later = await tx
      .update(signInChanges)
      .set({ undoneAt: now })
      .where(
        and(
          eq(signInChanges.accountId, accountId),
          isNotNull(signInChanges.madeAt),
          isNull(signInChanges.undoneAt),
          gte(signInChanges.madeAt, change.madeAt),
        ),
      )
      .returning();
    // Restores each contact to its value before the first change.
    const first = [change, ...later].toSorted((a, b) => Number(a.madeAt) - Number(b.madeAt));
    for (const each of ['email', 'mobile'] as const) {
      const back = first.find((one) => one.kind === each);
      if (back === undefined) continue;
      const { before, beforeVerifiedAt } = back;
      const isProved = before !== null && (each === 'email' || beforeVerifiedAt !== null);
      const owner = isProved ? await findAccount(tx, { kind: each, value: before }) : null;
      if (owner !== null && owner.id !== accountId)
        throw new Refusal(
          409,
          `Another account has this ${kindWords[each]} by now. Please call us: nothing was changed.`,
        );
      await tx
        .update(accounts)
        .set(each === 'email' ? { email: before } : { mobile: before, mobileVerifiedAt: beforeVerifiedAt })
        .where(eq(accounts.id, accountId));
    }
    await dropChange(tx, accountId);
    // Clears the password: the person who made the change knew it.
    await tx
      .update(accounts)
      .set({ passwordHash: null, oneTimeUntil: null })
      .where(eq(accounts.id, accountId));
    await endResets(tx, accountId, now);
    const account = await accountById(tx, accountId);
    if (account === null) throw new Refusal(404, RUN_OUT);
    // Sends the reset link where the used link was sent, because that address is surely the person's.
    const isByMobile = kind === 'mobile' && account.mobileVerifiedAt !== null;
    const isLinkSent = await sendReset(services, tx, isByMobile ? { ...account, email: null } : account);
    await audit(tx, clock, origin, 'sign-in change taken back', { accountId });
    return {
      kind,
      isLinkSent,
      ended: await endSessions(services, tx, accountId, 'sign-in details change'),
    };
  });
  services.tokens.sessionsEnded(taken.ended);
  return { kind: taken.kind, isLinkSent: taken.isLinkSent };
};
