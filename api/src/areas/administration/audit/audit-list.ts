import type { AuditKind, calls, CheckedInputOf, ValueOf } from '@phila/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import { readAudit } from '../../../core/audit/audit.ts';
import { auditEntries } from '../../../core/audit/tables.ts';
import type { Database } from '../../../core/database/open.ts';
import { notFound } from '../../../core/http/refusal.ts';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import type { Described } from './described.ts';
import { signIns } from './sign-ins.ts';

type Entry = ValueOf<typeof calls.administration.auditEntry>;
export type Filters = CheckedInputOf<typeof calls.administration.auditFile>['query'];
type Nameless = Omit<Entry, 'actor'>;

const isChange = sql`${auditEntries.event} = 'change'`;

/** Conditions that select the kinds of `kindOf`. */
const ofKind: Readonly<Record<Exclude<AuditKind, 'signed in'>, SQL>> = {
  created: sql`${isChange} and ${auditEntries.action} = 'create'`,
  revealed: sql`${isChange} and ${auditEntries.action} in ('reveal', 'view')`,
  searched: sql`${isChange} and ${auditEntries.action} = 'search'`,
  removed: sql`${isChange} and (${auditEntries.action} = 'remove' or ${auditEntries.call} like 'DELETE %')`,
  changed: sql`${isChange} and coalesce(${auditEntries.action}, '') not in ('create', 'reveal', 'view', 'search', 'remove') and ${auditEntries.call} not like 'DELETE %'`,
  read: sql`${auditEntries.event} = 'read'`,
  exported: sql`${auditEntries.event} = 'export'`,
  refused: sql`${auditEntries.event} = 'refused'`,
};

/** Selects the entries of a kind. */
export const conditionOfKind = (kind: Exclude<AuditKind, 'signed in'>): SQL => ofKind[kind];

/** Leaves out reads by default, because they would hide everything else. */
const everythingButReads = sql`${auditEntries.event} <> 'read'`;

/** Midnight of a day in South Africa. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00+02:00`);
const DAY = 86_400_000;

const named = async (database: Database, entries: readonly Nameless[]): Promise<Entry[]> => {
  const names = await namesOfAccounts(
    database,
    entries.flatMap(({ actorId }) => actorId ?? []),
  );
  return entries.map((entry) => ({ ...entry, actor: names.get(entry.actorId ?? '') ?? null }));
};

/**
 * Reads a page of the audit at the same cost for each page: writes and sign-ins are separate tables, both with ids in
 * the order of time.
 */
export const auditPage = async (
  database: Database,
  described: Described,
  { ActorId, Kind, Area, RowId, Paths, From, Until }: Filters,
  { size, after }: { size: number; after?: string | null | undefined },
): Promise<{ entries: Entry[]; next: string | null }> => {
  const filter = {
    actorId: ActorId,
    from: From === undefined ? undefined : midnight(From),
    until: Until === undefined ? undefined : new Date(midnight(Until).getTime() + DAY),
  };
  const hasWrites = Kind !== 'signed in';
  const hasSignIns =
    RowId === undefined &&
    Paths === undefined &&
    (Kind === undefined || Kind === 'signed in') &&
    (Area === undefined || Area === 'account');
  const [writes, ways] = await Promise.all([
    hasWrites
      ? readAudit(
          database,
          {
            ...filter,
            rowId: RowId,
            calls:
              Area === undefined && Paths === undefined
                ? undefined
                : described.callsOf({ area: Area, paths: Paths?.split(',') }),
            where: Kind === undefined ? everythingButReads : ofKind[Kind],
          },
          { size: size + 1, after: after ?? null },
        )
      : { entries: [] },
    hasSignIns ? signIns(database, { ...filter, after }, size + 1) : [],
  ]);
  const written = await described.entriesOf(database, writes.entries);
  const all = [...written, ...ways].toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const entries = all.slice(0, size);
  return {
    entries: await named(database, entries),
    next: all.length > size ? (entries.at(-1)?.id ?? null) : null,
  };
};

/** @throws Refusal 404 */
export const oneEntry = async (database: Database, described: Described, id: string): Promise<Entry> => {
  const [row] = await database.select().from(auditEntries).where(eq(auditEntries.id, id));
  const [found] =
    row === undefined ? await signIns(database, { id }, 1) : await described.entriesOf(database, [row]);
  if (found === undefined) throw notFound();
  const [entry] = await named(database, [found]);
  if (entry === undefined) throw notFound();
  return entry;
};

/** Streams every matching entry, so that no file is held in memory. */
export const everyEntry = async function* (
  database: Database,
  described: Described,
  filters: Filters,
): AsyncGenerator<Entry> {
  let after: string | null = null;
  do {
    const page: { entries: Entry[]; next: string | null } = await auditPage(database, described, filters, {
      size: 199,
      after,
    });
    yield* page.entries;
    after = page.next;
  } while (after !== null);
};
