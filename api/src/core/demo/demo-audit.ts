import { type AnyCall, resourceCalls } from '@phila/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Demo } from '../area.ts';
import { auditEntries, type Difference } from '../audit/tables.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { columnOf, keyOf, namedColumns } from '../resources/resource-table.ts';
import { diceOf } from './dice.ts';
import { DAY } from '../durations.ts';

/** Age of the rows' creation in days; they were changed since. */
const MADE = 120;

type Entry = typeof auditEntries.$inferInsert;

/** A demo administrator's action, for the audit. */
export interface DemoDeed {
  actorId: string;
  call: AnyCall;
  at: Date;
  rowId: string | number;
  fields: readonly string[];
  change?: Pick<Entry, 'resource' | 'action' | 'version'> & { difference: Difference[] };
}

const entryOf = ({ actorId, call, at, rowId, fields, change }: DemoDeed): Entry => ({
  id: uuidv7(at),
  at,
  actorId,
  call: `${call.method} ${call.path}`,
  rowIds: [String(rowId)],
  fields: [...fields],
  requestId: '',
  ...change,
});

export const addDemoDeeds = async ({ services }: Demo, deeds: readonly DemoDeed[]): Promise<void> => {
  if (deeds.length === 0) return;
  const inTime = deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await services.database.insert(auditEntries).values(inTime.map(entryOf));
};

/** The column whose value used to differ, by resource. */
const CHANGED: Readonly<Record<string, string>> = {
  'shop-products': 'isActive',
  'voucher-offers': 'order',
  'voucher-bundles': 'order',
  banners: 'order',
};

/**
 * Records who created the demo's rows, and who changed some of them, as the calls of the resource would, with each
 * row's present version.
 */
export const addDemoAudit = async (made: Demo): Promise<void> => {
  const { services, people, crowd } = made;
  const admin = people.get('admin');
  if (crowd.length === 0 || admin === undefined) return;
  const catalogue = people.get('catalogue') ?? admin;
  const { database, clock } = services;
  const now = clock.now().getTime();
  const deeds: DemoDeed[] = [];
  for (const { resource, table } of services.areas.flatMap(({ resources }) => resources)) {
    // Uses new dice for each, so that none depends on another.
    const dice = diceOf(7);
    const columns = namedColumns(table);
    const idName = columns['id'] === undefined ? 'osNo' : 'id';
    const id = keyOf(table, idName);
    const name = columns[resource.named];
    if (name === undefined) continue;
    const changed = CHANGED[resource.name];
    const column = changed === undefined ? undefined : columns[changed];
    const publishedAt = resource.isPublished ? columnOf(table, 'publishedAt') : null;
    const rows = await database
      .select({
        id: sql<number>`${id}`,
        name: sql<unknown>`${name}`,
        value: sql<unknown>`${column ?? sql`null`}`,
        publishedAt: sql<string | null>`${publishedAt ?? sql`null`}`,
      })
      .from(table)
      .orderBy(asc(id));
    const calls = resourceCalls(resource);
    const actorId = resource.capability.startsWith('shop.') ? catalogue : admin;
    for (const row of rows) {
      const madeAt = new Date(now - MADE * DAY + dice.below(DAY));
      const about = { actorId, rowId: row.id };
      const named: Difference = { field: resource.named, before: null, after: row.name };
      const of = { resource: resource.name, action: 'create', version: 1 };
      deeds.push({
        ...about,
        call: calls.create,
        at: madeAt,
        fields: [resource.named],
        change: { ...of, difference: [named] },
      });
      const published = row.publishedAt === null ? null : new Date(row.publishedAt);
      const difference: Difference | null =
        published !== null && calls.publish !== undefined
          ? { field: 'publishedAt', before: null, after: published.toISOString() }
          : changed !== undefined && dice.happens(40)
            ? {
                field: changed,
                before: changed === 'isActive' ? false : Number(row.value) + 10,
                after: row.value,
              }
            : null;
      if (difference === null) continue;
      const isPublication = difference.field === 'publishedAt';
      await database.update(table).set({ version: 2 }).where(eq(id, row.id));
      deeds.push({
        ...about,
        call: isPublication && calls.publish !== undefined ? calls.publish : calls.update,
        at: new Date(now - (1 + dice.below(MADE - 20)) * DAY + dice.below(DAY / 2)),
        fields: [difference.field],
        change: {
          ...of,
          action: isPublication ? 'publish' : 'update',
          version: 2,
          difference: [difference],
        },
      });
    }
  }
  await addDemoDeeds(made, deeds);
};
