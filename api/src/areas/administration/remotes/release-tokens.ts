import { calls } from '@phila/contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { DAY } from '../../../core/durations.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { lockReleases } from '../../../core/releases/change-in-use.ts';
import { releaseTokens as table } from '../../../core/releases/tables.ts';
import { makeToken } from '../../../core/releases/tokens/token.ts';
import { reachedPublishers } from './reached-publishers.ts';
import { recordAct } from './record-act.ts';

const { makeReleaseToken, releaseTokens, revokeReleaseToken } = calls.administration;

/** Tokens that work for a remote at once: the one in use, and the one that replaces it. */
const AT_ONCE = 2;

const working = (database: Database, now: Date) =>
  database
    .select()
    .from(table)
    .where(and(isNull(table.revokedAt), gt(table.expiresAt, now)))
    .orderBy(asc(table.remote), asc(table.madeAt));

/** Tokens of machines that publish: made and ended by people, shown without their secrets. */
export const releaseTokenAnswers: Implementation[] = [
  implement(releaseTokens, async (_input, context) => {
    const reached = await reachedPublishers(context, await working(context.database, context.clock.now()));
    return reached.map(({ row: { id, remote, name, madeAt, expiresAt, lastUsedAt }, by }) => ({
      id,
      remote,
      name,
      madeAt: madeAt.toISOString(),
      by,
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }),
  implement(makeReleaseToken, async ({ body: { remote, name, days } }, context) => {
    const { database, clock, person, reachedRemotes } = context;
    if (reachedRemotes([remote]).length === 0) throw notFound();
    await lockReleases(database);
    const now = clock.now();
    const others = (await working(database, now)).filter((one) => one.remote === remote);
    if (others.length >= AT_ONCE)
      throw new Refusal(409, `${remote} has two tokens already. End one of them first.`);
    const { token, id, hash } = makeToken();
    const expiresAt = new Date(now.getTime() + days * DAY);
    await database
      .insert(table)
      .values({ id, remote, name, hash, madeAt: now, actorId: person.id, expiresAt });
    recordAct(context, remote, 'token made', [
      { field: 'Token', before: null, after: `${name} (${id})` },
      { field: 'Ends', before: null, after: expiresAt.toISOString() },
    ]);
    return { token, id };
  }),
  implement(revokeReleaseToken, async ({ params: { id } }, context) => {
    const { database, clock, reachedRemotes } = context;
    const [row] = await database.select().from(table).where(eq(table.id, id)).for('update');
    if (row === undefined || reachedRemotes([row.remote]).length === 0) throw notFound();
    if (row.revokedAt === null)
      await database.update(table).set({ revokedAt: clock.now() }).where(eq(table.id, id));
    recordAct(context, row.remote, 'token ended', [
      { field: 'Token', before: `${row.name} (${id})`, after: null },
    ]);
    return true as const;
  }),
];
