import { eq } from 'drizzle-orm';
import { assertNotLastAdministrator, endSessions } from '../identity/public.ts';
import { audit, type Origin } from '../../core/people/authentication-events.ts';
import { notify } from '../../core/mail/notify.ts';
import { accounts, profiles } from '../../core/accounts/tables.ts';
import type { Database } from '../../core/database/open.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import type { Person } from '../../core/people/person.ts';
import type { WholeService } from '../../core/area.ts';
import type { PersonalArea, Retained } from '../../core/personal-data/personal-area.ts';
import { removeBlobsLater, removeNotedBlobs } from '../../core/blobs/removal.ts';
import { deletionReceipt } from './letters.ts';
import { retainedRecords } from './tables.ts';

const LAST_ADMINISTRATOR =
  'You are the only administrator. Make somebody else an administrator before you delete your account.';

const gather = async <T>(
  areas: readonly PersonalArea[],
  ask: (area: PersonalArea) => Promise<T[]> | undefined,
): Promise<T[]> => {
  const all: T[] = [];
  // Runs in turn, because a transaction has a single connection.
  for (const area of areas) all.push(...((await ask(area)) ?? []));
  return all;
};

const retain = async (
  within: Database,
  receipt: string,
  subject: Record<string, string | null>,
  records: readonly Retained[],
  now: Date,
): Promise<void> => {
  if (records.length === 0) return;
  await within
    .insert(retainedRecords)
    .values(records.map((retained) => ({ ...retained, id: uuidv7(now), receipt, subject })));
};

/**
 * Deletes the account with all its data, in a transaction: moves records that the law requires to where no call reads
 * them, queues blobs for removal, ends every session, and mails a receipt (api/README.md, “An account is deleted at
 * once, and a receipt says what stays”).
 * @throws Refusal 422 for the last administrator who can sign in (api/README.md, “The last administrator stays”).
 */
export const deleteAccount = async (
  services: WholeService,
  person: Person,
  origin: Origin,
): Promise<void> => {
  const { database, clock } = services;
  const personalAreas = services.areas.map(({ personal }) => personal);
  const ended = await database.transaction(async (tx) => {
    const now = clock.now();
    if (person.isAdministrator) await assertNotLastAdministrator(tx, now, person.id, LAST_ADMINISTRATOR);
    // Locks the account's row: concurrent writes that refer to it wait, then fail its foreign key.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, person.id)).for('update');
    if (account === undefined) return [];
    const [profile] = await tx
      .select({ firstName: profiles.firstName, lastName: profiles.lastName })
      .from(profiles)
      .where(eq(profiles.accountId, account.id));
    const { email, mobile } = account;

    const files = await gather(personalAreas, (area) => area.files?.(tx, account.id));
    for (const area of services.areas) await area.handOver?.(tx, account.id, services);
    const records = await gather(personalAreas, (area) => area.retain?.(tx, account.id, now));
    await removeBlobsLater(
      tx,
      files.map(({ key }) => key),
      now,
    );
    const receipt = uuidv7(now);
    await retain(tx, receipt, { email, mobile, firstName: null, lastName: null, ...profile }, records, now);
    for (const area of personalAreas) await area.forget?.(tx, account.id);

    const ids = await endSessions(services, tx, account.id, 'account deletion');
    await audit(tx, clock, origin, 'account deleted', { accountId: account.id });
    await tx.delete(accounts).where(eq(accounts.id, account.id));
    await notify(services, tx, account, deletionReceipt({ receipt, at: now, records }));
    return ids;
  });
  services.tokens.sessionsEnded(ended);
  // The task removes leftovers; the account is gone either way.
  await removeNotedBlobs(services).catch((error: unknown) => services.log.error('blobs not removed', error));
};
