import { calls } from '@phila/contract';
import { and, arrayContains, desc, eq, inArray, lt, max, notInArray, sql } from 'drizzle-orm';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import { type AuditEntry, readAudit } from '../../../core/audit/audit.ts';
import { auditEntries } from '../../../core/audit/tables.ts';
import type { Database } from '../../../core/database/open.ts';
import type { TimelineEvent, TimelineQuery, TimelineSource } from '../../../core/people/timeline.ts';

type Row = Pick<TimelineEvent, 'id' | 'at' | 'detail' | 'to'> & {
  actorId: string;
  did: string;
  tone: TimelineEvent['tone'];
};

const AUDIT = '/admin/administrative/audit';

/** Acts on a person, as the audit names them. */
const ACTS: Readonly<Record<string, { did: string; tone: TimelineEvent['tone'] }>> = {
  reveal: { did: 'was shown what is masked', tone: 'warning' },
  check: { did: 'asked if it is them', tone: 'info' },
  disable: { did: 'disabled the account', tone: 'warning' },
  enable: { did: 'let them sign in again', tone: 'success' },
  'end session': { did: 'ended a session', tone: 'neutral' },
  'ask for a new password': { did: 'sent them a link for a new password', tone: 'info' },
};

const action = sql<string>`coalesce(${auditEntries.action}, '')`;

/** Why it was done, or how a check ended. */
const detailOf = ({ difference }: AuditEntry): string | null =>
  (difference ?? [])
    .filter(({ after }) => typeof after === 'string')
    .map(({ field, after }) => `${field}: ${String(after)}`)
    .join(', ') || null;

const actsOn = async (database: Database, { accountId, before, most }: TimelineQuery): Promise<Row[]> => {
  const { entries } = await readAudit(
    database,
    {
      rowId: accountId,
      until: before,
      where: and(
        inArray(auditEntries.event, ['change', 'export']),
        // Leaves out searches, told below, and notes and viewings, which are events of their own.
        notInArray(action, ['search', 'note', 'view']),
      ),
    },
    { size: most },
  );
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    actorId: entry.actorId,
    did: entry.event === 'export' ? 'saved a file with them in it' : 'changed something of them',
    tone: 'neutral',
    ...ACTS[entry.action ?? ''],
    detail: detailOf(entry),
    to: `${AUDIT}?of=${accountId}&row=${entry.id}`,
  }));
};

const path = ({ method, path: ofCall }: { method: string; path: string }) => `${method} ${ofCall}`;
const { lookAtPerson, personTimeline } = calls.identity;

/** Tells looks and searches once for each member of staff and day: a page is read many times while they talk. */
const looksAt = async (database: Database, { accountId, before, most }: TimelineQuery): Promise<Row[]> => {
  const day = sql`date_trunc('day', ${auditEntries.at} at time zone 'Africa/Johannesburg')`;
  const isSearch = sql<boolean>`${action} = 'search'`;
  const at = max(auditEntries.at);
  const rows = await database
    .select({ actorId: auditEntries.actorId, isSearch, at })
    .from(auditEntries)
    .where(
      and(
        arrayContains(auditEntries.rowIds, [accountId]),
        sql`(${eq(action, 'search')} or ${and(eq(auditEntries.event, 'read'), inArray(auditEntries.call, [lookAtPerson, personTimeline].map(path)))})`,
      ),
    )
    .groupBy(auditEntries.actorId, day, isSearch)
    .having(lt(at, before))
    .orderBy(desc(at))
    .limit(most);
  return rows.flatMap((row) =>
    row.at === null
      ? []
      : [
          {
            id: `${row.isSearch ? 'search' : 'look'}-${row.actorId}-${row.at.toISOString()}`,
            at: row.at,
            actorId: row.actorId,
            did: row.isSearch ? 'found them by a search' : 'looked at this page',
            tone: 'neutral',
            detail: null,
            to: null,
          },
        ],
  );
};

/** Looks at a person, and acts on them, by staff. */
export const looks: TimelineSource = {
  kind: 'look',
  permission: 'site.operations.read',
  read: async (database, query) => {
    const rows = [...(await actsOn(database, query)), ...(await looksAt(database, query))]
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, query.most);
    const names = await namesOfAccounts(
      database,
      rows.map(({ actorId }) => actorId),
    );
    return rows.map(({ actorId, did, ...row }) => ({
      ...row,
      title: `${names.get(actorId) ?? 'An account that is gone'} ${did}`,
    }));
  },
};
