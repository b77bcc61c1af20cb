import { brand } from '@phila/contract';
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { MINUTE } from '../../core/durations.ts';
import type { Task } from '../../core/jobs/task.ts';
import { notify } from '../../core/mail/notify.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { siteAddress } from '../../core/site-address.ts';
import { accounts, membershipAsks } from '../../core/accounts/tables.ts';
import type { Services } from '../../core/services.ts';
import { tellInBell } from '../messaging/public.ts';
import { countInvitation } from '../organisation/public.ts';

const TOLD_AT_ONCE = 100;

const messageOf = (osName: string, to: string) => ({
  about: 'invitation' as const,
  letter: {
    subject: `Do you belong to ${osName}?`,
    paragraphs: [
      `${osName} says that you belong to it. Is that so? Nothing changes until you answer, and ${osName} sees nothing of your account.`,
      `If you accept, what ${osName} offers its people is open to you, and you can copy what it has on record about you. If you refuse, that record is deleted.`,
    ],
    action: { label: 'Accept or refuse', to },
    closing: `If you do not know ${osName}, refuse: it is told that you did, and nothing else.`,
  },
  sms: `${brand.name}: ${osName} says that you belong to it. Accept or refuse: ${to}`,
});

/** Notifies up to a hundred people, recorded in the transaction that queues their mails. */
const tellSome = (services: Services): Promise<number> => {
  const { database, clock, configuration } = services;
  return database.transaction(async (tx) => {
    const waiting = await tx
      .select({
        accountId: accounts.id,
        email: accounts.email,
        mobile: accounts.mobile,
        mobileVerifiedAt: accounts.mobileVerifiedAt,
        osNo: organisations.osNo,
        osName: organisations.osName,
      })
      .from(membershipAsks)
      // Skips imported accounts that no one has taken over yet.
      .innerJoin(
        accounts,
        and(
          eq(accounts.id, membershipAsks.accountId),
          or(isNull(accounts.importedAt), isNotNull(accounts.passwordHash)),
        ),
      )
      .innerJoin(
        organisations,
        and(eq(organisations.osNo, membershipAsks.osNo), isNull(organisations.deletedAt)),
      )
      .where(and(isNull(membershipAsks.toldAt), isNull(membershipAsks.refusedAt)))
      // Counting mails locks a row for each recipient: a fixed order keeps two servers from a deadlock.
      .orderBy(asc(accounts.id), asc(organisations.osNo))
      .limit(TOLD_AT_ONCE)
      .for('update', { of: membershipAsks, skipLocked: true });
    const now = clock.now();
    const to = siteAddress(configuration, '/membership');
    for (const { accountId, email, mobile, mobileVerifiedAt, osNo, osName } of waiting) {
      await tx
        .update(membershipAsks)
        .set({ toldAt: now })
        .where(and(eq(membershipAsks.accountId, accountId), eq(membershipAsks.osNo, osNo)));
      await tellInBell(
        tx,
        accountId,
        {
          title: `Do you belong to ${osName}?`,
          text: `${osName} says that you belong to it. Nothing changes until you answer: accept or refuse.`,
          to: '/membership',
        },
        now,
      );
      // Above the daily limit of the organisation or address, notifies without a mail.
      if (!(await countInvitation(services, tx, osNo))) continue;
      const own = { email, mobile: mobileVerifiedAt === null ? null : mobile };
      await notify(services, tx, own, messageOf(osName, to));
    }
    return waiting.length;
  });
};

/**
 * Notifies people, with a mail, of an organisation's claim on their membership, whether imported by a file or the
 * command.
 */
export const tellOfRequests = async (services: Services): Promise<void> => {
  while ((await tellSome(services)) === TOLD_AT_ONCE);
};

export const tellingOfRequests: Task<Services> = {
  name: 'telling of membership requests',
  every: MINUTE,
  run: tellOfRequests,
};
