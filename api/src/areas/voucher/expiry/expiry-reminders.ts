import { longDateText, southAfricanDay } from '@phila/contract';
import { and, asc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { dropRemindersAbout, keepReminderAbout, reminderBefore } from '../../../core/reminders/about.ts';
import type { Services } from '../../../core/services.ts';
import type { Task } from '../../../core/jobs/task.ts';
import { linkCounts } from '../bundles/shown-bundles.ts';
import { bundleOffers, bundleOwnerships, bundles, offers, redemptions } from '../tables.ts';
import { DAY, HOUR } from '../../../core/durations.ts';

const EVERY = HOUR;
/** Reminds a bundle's owner this many days before the first voucher ends. */
const DAYS_BEFORE = 14;
const TAKEN_AT_ONCE = 200;

const aboutBundle = (bundleId: number): string => `bundle/${bundleId}`;

/** Vouchers of bundles that owners can still redeem, by owner and bundle. */
const openVouchers = (database: Database, today: string) => {
  const ends = sql<string>`greatest(${offers.expiryDate}, ${bundleOwnerships.paidUntil})`;
  return database
    .select({
      personId: bundleOwnerships.personId,
      bundleId: bundleOwnerships.bundleId,
      name: bundles.name,
      remindedOf: bundleOwnerships.remindedOf,
      /** The earliest end. */
      ends: sql<string>`min(${ends})::text`.as('first_ends'),
      open: sql<number>`count(*)::int`.as('open_vouchers'),
    })
    .from(bundleOwnerships)
    .innerJoin(bundles, eq(bundles.id, bundleOwnerships.bundleId))
    .innerJoin(bundleOffers, eq(bundleOffers.bundleId, bundleOwnerships.bundleId))
    .innerJoin(offers, eq(offers.id, bundleOffers.offerId))
    .leftJoin(
      redemptions,
      and(
        eq(redemptions.personId, bundleOwnerships.personId),
        eq(redemptions.offerId, offers.id),
        isNull(redemptions.revokedAt),
      ),
    )
    .where(
      and(
        isNull(redemptions.id),
        isNotNull(offers.expiryDate),
        linkCounts,
        sql`(${bundleOwnerships.paidUntil} is not null or (${offers.isActive} and ${offers.deletedAt} is null))`,
        sql`${ends} >= ${today}`,
      ),
    )
    .groupBy(bundleOwnerships.personId, bundleOwnerships.bundleId, bundles.name, bundleOwnerships.remindedOf);
};

const own = (personId: string, bundleId: number) =>
  and(eq(bundleOwnerships.personId, personId), eq(bundleOwnerships.bundleId, bundleId));

/** Creates or moves reminders of bundles whose first open voucher ends soon. @returns how many were due */
const remindSome = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> => {
  const now = clock.now();
  const today = southAfricanDay(now);
  const soon = southAfricanDay(new Date(now.getTime() + DAYS_BEFORE * DAY));
  const found = openVouchers(database, today).as('found');
  const due = await database
    .select()
    .from(found)
    .where(sql`${found.ends} <= ${soon} and ${found.ends} is distinct from ${found.remindedOf}::text`)
    .orderBy(asc(found.personId), asc(found.bundleId))
    .limit(TAKEN_AT_ONCE);
  for (const { personId, bundleId, name, ends, open } of due) {
    await database.transaction(async (tx) => {
      const marked = await tx
        .update(bundleOwnerships)
        .set({ remindedOf: ends })
        .where(
          and(own(personId, bundleId), sql`${bundleOwnerships.remindedOf} is distinct from ${ends}::date`),
        )
        .returning({ bundleId: bundleOwnerships.bundleId });
      // Another server was faster, or the bundle was taken back.
      if (marked.length === 0) return;
      const what = open === 1 ? 'one voucher' : `${open} vouchers`;
      const text = `You have ${what} of ${name} left; the first ends on ${longDateText(ends)}`;
      const wanted = reminderBefore(text, ends, DAYS_BEFORE);
      await keepReminderAbout(tx, personId, aboutBundle(bundleId), wanted, now);
    });
  }
  return due.length;
};

/** Removes reminders of bundles with nothing left to redeem. */
const dropSettled = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> => {
  const open = openVouchers(database, southAfricanDay(clock.now())).as('open');
  const stillOpen = database
    .select({ key: sql<string>`${open.personId}::text || '/' || ${open.bundleId}` })
    .from(open);
  const settled = await database
    .select({ personId: bundleOwnerships.personId, bundleId: bundleOwnerships.bundleId })
    .from(bundleOwnerships)
    .where(
      and(
        isNotNull(bundleOwnerships.remindedOf),
        notInArray(sql`${bundleOwnerships.personId}::text || '/' || ${bundleOwnerships.bundleId}`, stillOpen),
      ),
    )
    .limit(TAKEN_AT_ONCE);
  for (const { personId, bundleId } of settled)
    await database.transaction(async (tx) => {
      await dropRemindersAbout(tx, personId, [aboutBundle(bundleId)]);
      await tx.update(bundleOwnerships).set({ remindedOf: null }).where(own(personId, bundleId));
    });
  return settled.length;
};

/** Reminds owners of bundles before vouchers end, once for each end. */
export const remindOfExpiry = async (services: Services): Promise<void> => {
  while ((await remindSome(services)) === TAKEN_AT_ONCE);
  while ((await dropSettled(services)) === TAKEN_AT_ONCE);
};

export const expiryReminding: Task<Services> = {
  name: 'reminding of vouchers that end',
  every: EVERY,
  run: remindOfExpiry,
};
