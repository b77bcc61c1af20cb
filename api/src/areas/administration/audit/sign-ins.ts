import { and, desc, eq, exists, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { accountRoles } from '../../../core/access/role-tables.ts';
import { authenticationEvents } from '../../../core/accounts/tables.ts';
import { eventWords, titleOfEvent } from '../../../core/people/event-words.ts';

/** Limits the list to accounts with a role: anybody else's security log is private. */
const hasRole = (database: Database): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(accountRoles)
      .where(eq(accountRoles.accountId, authenticationEvents.accountId)),
  );

export interface SignInFilter {
  id?: string;
  actorId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  after?: string | null | undefined;
}

/** Lists sign-ins and sign-outs of accounts with a role, the latest first. */
export const signIns = async (
  database: Database,
  { id, actorId, from, until, after }: SignInFilter,
  size: number,
) => {
  const rows = await database
    .select()
    .from(authenticationEvents)
    .where(
      and(
        inArray(authenticationEvents.event, Object.keys(eventWords)),
        hasRole(database),
        id === undefined ? undefined : eq(authenticationEvents.id, id),
        actorId === undefined ? undefined : eq(authenticationEvents.accountId, actorId),
        from === undefined ? undefined : gte(authenticationEvents.at, from),
        until === undefined ? undefined : lt(authenticationEvents.at, until),
        after === undefined || after === null ? undefined : lt(authenticationEvents.id, after),
      ),
    )
    .orderBy(desc(authenticationEvents.id))
    .limit(size);
  return rows.map(({ accountId, at, event, network, requestId, userAgent, ...row }) => ({
    id: row.id,
    at: at.toISOString(),
    kind: 'signed in' as const,
    actorId: accountId,
    what: titleOfEvent(event).title,
    area: 'account',
    rowIds: [],
    fields: [],
    network: network === '' ? null : network,
    call: null,
    requestId,
    userAgent,
    difference: null,
  }));
};
