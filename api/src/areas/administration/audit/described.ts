import { type AuditDifference, type AuditKind, type calls, type ValueOf, withArticle } from '@phila/contract';
import { inArray } from 'drizzle-orm';
import { type Area, serviceCalls } from '../../../core/area.ts';
import type { AuditEntry as Row } from '../../../core/audit/audit.ts';
import type { Database } from '../../../core/database/open.ts';
import { namedColumns } from '../../../core/resources/resource-table.ts';
import type { StoredResource } from '../../../core/resources/stored-resource.ts';
import { shownChanges } from '../../../core/resources/changes.ts';

type Entry = ValueOf<typeof calls.administration.auditEntry>;

/** Describes the calls that audit entries name. */
export interface Described {
  areas: readonly string[];
  /** Names the calls of an area, or those whose path begins with one of these segments. */
  callsOf(which: { area?: string | undefined; paths?: readonly string[] | undefined }): string[];
  /** Describes entries for readers, without their actors; the caller adds the actors. */
  entriesOf(database: Database, rows: readonly Row[]): Promise<Omit<Entry, 'actor'>[]>;
}

/** The first sentence or clause of a summary. */
const sentenceOf = (summary: string): string => summary.split(/[.;:,](?=\s|$)/)[0] ?? summary;

const KINDS = { read: 'read', export: 'exported', refused: 'refused' } as const;

const kindOf = ({ event, action, call }: Row): AuditKind => {
  if (event !== 'change') return KINDS[event];
  if (action === 'create') return 'created';
  if (action === 'reveal' || action === 'view') return 'revealed';
  if (action === 'search') return 'searched';
  return action === 'remove' || call.startsWith('DELETE ') ? 'removed' : 'changed';
};

/** Shows a value of the audit's own fields. These belong to no resource. */
const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** Calls whose rows are orders, which staff know by their number. */
const OF_ORDERS = /^[A-Z]+ \/(?:Shop\/admin-orders|Payment\/eft)\//;

/** Names the rows of a resource by their ids; those that are gone, or are named by a secret, are left out. */
const namesOfRows = async (
  database: Database,
  { resource, table }: StoredResource,
  ids: readonly number[],
): Promise<Map<string, string>> => {
  const columns = namedColumns(table);
  const [key, named] = [Object.values(columns).find(({ primary }) => primary), columns[resource.named]];
  if (ids.length === 0 || key === undefined || named === undefined) return new Map();
  const rows = await database
    .select({ id: key, name: named })
    .from(table)
    .where(inArray(key, [...ids]));
  return new Map(
    rows.flatMap(({ id, name }) => (typeof name === 'string' ? [[String(id), name] as const] : [])),
  );
};

/** @param areas all areas of the service */
export const describedBy = (areas: readonly Area[]): Described => {
  const known = new Map(
    serviceCalls(areas).map(({ name, call }) => [
      `${call.method} ${call.path}`,
      { area: name.split('.')[0] ?? name, what: sentenceOf(call.summary) },
    ]),
  );
  const resources = new Map(
    areas.flatMap((one) => one.resources.map((stored) => [stored.resource.name, stored] as const)),
  );
  const differenceOf = ({ resource: name, difference }: Row): AuditDifference[] | null => {
    if (difference === null) return null;
    const resource = resources.get(name ?? '')?.resource;
    const labelled = resource === undefined ? [] : shownChanges(resource, difference, {});
    return difference.map(({ field, before, after, isMasked }, at) => ({
      field: labelled[at]?.label ?? field,
      before: labelled[at]?.before ?? text(before),
      after: labelled[at]?.after ?? text(after),
      isMasked: isMasked === true,
    }));
  };
  /** The name that a row had after the change, or had before it was removed; null where the change did not name it. */
  const nameIn = ({ resource: name, difference }: Row): string | null => {
    const named = difference?.find(({ field }) => field === resources.get(name ?? '')?.resource.named);
    return named === undefined || named.isMasked === true ? null : text(named.after ?? named.before);
  };
  /** Says what was done, and to which row: `Adds product Bookkeeping clinic`. */
  const whatOf = (row: Row, names: ReadonlyMap<string, string>): string => {
    const what = known.get(row.call)?.what ?? row.call;
    const [id, ...others] = row.rowIds;
    if (id === undefined || others.length > 0) return what;
    if (OF_ORDERS.test(row.call)) return `${what}: order ${id}`;
    // Two people do some of it: the first of them asks.
    if (row.resource === 'remotes')
      return `${what}: ${id}${row.action?.endsWith(' asked') ? ', asked for' : ''}`;
    const resource = resources.get(row.resource ?? '')?.resource;
    const name = nameIn(row) ?? names.get(`${row.resource} ${id}`);
    if (resource === undefined || name === undefined) return what;
    const one = withArticle(resource.title, resource.article ?? undefined);
    return what.includes(one) ? what.replace(one, () => `${resource.title} ${name}`) : `${what}: ${name}`;
  };
  const namesFor = async (database: Database, rows: readonly Row[]): Promise<Map<string, string>> => {
    const named = await Promise.all(
      [...resources].map(async ([name, stored]) => {
        const ids = rows.flatMap(({ resource, rowIds }) => (resource === name ? rowIds.map(Number) : []));
        const found = await namesOfRows(database, stored, [...new Set(ids.filter(Number.isSafeInteger))]);
        return [...found].map(([id, shown]) => [`${name} ${id}`, shown] as const);
      }),
    );
    return new Map(named.flat());
  };
  return {
    areas: [
      ...new Set([...known].flatMap(([address, { area }]) => (address.startsWith('GET ') ? [] : [area]))),
    ].toSorted(),
    callsOf: ({ area, paths }) =>
      [...known].flatMap(([address, one]) => {
        // Ends with a slash, so that `/Shop/order` does not match `/Shop/orders`.
        const path = `${address.slice(address.indexOf(' ') + 1)}/`;
        const isMeant =
          (area === undefined || one.area === area) &&
          (paths === undefined || paths.some((start) => path.startsWith(`${start}/`)));
        return isMeant ? [address] : [];
      }),
    entriesOf: async (database, rows) => {
      const names = await namesFor(database, rows);
      return rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        kind: kindOf(row),
        actorId: row.actorId,
        what: whatOf(row, names),
        area: known.get(row.call)?.area ?? '',
        rowIds: row.rowIds,
        fields: row.fields,
        network: row.network,
        call: row.call,
        requestId: row.requestId,
        userAgent: null,
        difference: differenceOf(row),
      }));
    },
  };
};
