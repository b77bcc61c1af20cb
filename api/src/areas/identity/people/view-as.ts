import { VIEWING_MINUTES, type Viewing } from '@phila/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { tellInBell } from '../../messaging/public.ts';
import type { Context } from '../../../core/calls/implement.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import type { Database } from '../../../core/database/open.ts';
import { MINUTE } from '../../../core/durations.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { notify } from '../../../core/mail/notify.ts';
import { audit, originOf } from '../../../core/people/authentication-events.ts';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import { accountRoles } from '../../../core/access/role-tables.ts';
import { viewings } from '../../../core/people/viewing-tables.ts';
import { currentProfile } from '../profiles.ts';
import { viewedMessage, viewedNotice } from './letters.ts';
import { theAccount } from './one-person.ts';

const HAS_ROLE =
  'This person has a role, and administration is never seen as another person sees it. You can view only people without a role.';
const IS_DISABLED = 'This account is disabled: its person sees nothing of the portal';

/**
 * Begins a viewing and notifies the person, with a mail.
 * @throws Refusal 404, 403 for a person with a role, 409 for a disabled account
 */
export const viewAs = async (context: Context<'may identity.viewing.write'>, id: string, reason: string) => {
  const { database, clock, configuration, person, tokens } = context;
  const account = await theAccount(database, id);
  if ((await database.$count(accountRoles, eq(accountRoles.accountId, id))) > 0)
    throw new Refusal(403, HAS_ROLE);
  if (account.disabledAt !== null) throw new Refusal(409, IS_DISABLED);
  const now = clock.now();
  const endsAt = new Date(now.getTime() + VIEWING_MINUTES * MINUTE);
  const viewing = { id: uuidv7(now), accountId: id, viewerId: person.id, viewerSessionId: person.sessionId };
  await database.insert(viewings).values({ ...viewing, reason, startedAt: now, expiresAt: endsAt });
  await audit(database, clock, originOf(context), 'viewed by an administrator', {
    accountId: id,
    sessionId: viewing.id,
  });
  await tellInBell(database, id, viewedNotice(now), now);
  await notify(context, database, account, viewedMessage(configuration, now));
  context.recordChange({
    rowId: id,
    before: null,
    after: null,
    resource: {
      name: 'people',
      action: 'view',
      version: 0,
      operation: uuidv7(now),
      difference: [{ field: 'Why', before: null, after: reason }],
    },
  });
  const osNo = (await currentProfile(database, id))?.osNo ?? null;
  return {
    accessToken: await tokens.signViewingToken({
      id: viewing.id,
      personId: id,
      viewerId: person.id,
      osNo,
      endsAt,
    }),
    endsAt: endsAt.toISOString(),
  };
};

/** Ends the viewing of the caller. @throws Refusal 404 in a person's own session */
export const stopViewing = async (context: Context<'person'>): Promise<true> => {
  const { clock, person, tokens } = context;
  if (person.viewerId === undefined) throw notFound();
  await context.database.transaction(async (tx) => {
    await tx
      .update(viewings)
      .set({ endedAt: clock.now() })
      .where(and(eq(viewings.id, person.sessionId), isNull(viewings.endedAt)));
    await audit(tx, clock, originOf(context), 'viewing stopped', {
      accountId: person.id,
      sessionId: person.sessionId,
    });
  });
  tokens.sessionsEnded([person.sessionId]);
  return true;
};

const SHOWN = 20;

/** @throws Refusal 404 */
export const viewingsOf = async (database: Database, id: string): Promise<Viewing[]> => {
  await theAccount(database, id);
  const rows = await database
    .select()
    .from(viewings)
    .where(eq(viewings.accountId, id))
    .orderBy(desc(viewings.startedAt), sql`${viewings.id} desc`)
    .limit(SHOWN);
  const names = await namesOfAccounts(
    database,
    rows.flatMap(({ viewerId }) => viewerId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    viewer: row.viewerId === null ? null : (names.get(row.viewerId) ?? null),
    reason: row.reason,
    startedAt: row.startedAt.toISOString(),
    endsAt: (row.endedAt ?? row.expiresAt).toISOString(),
  }));
};
