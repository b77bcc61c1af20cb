import { type calls, type CheckedInputOf } from '@phila/contract';
import { is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgUUID } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/accounts/tables.ts';
import { namesOfAccounts } from '../../core/accounts/names-of-accounts.ts';
import { auditEntries } from '../../core/audit/tables.ts';
import type { Database } from '../../core/database/open.ts';
import type { RowOwners } from '../../core/people/row-owners.ts';
import { conditionOfKind } from '../administration/public.ts';

export type Acts = CheckedInputOf<typeof calls.incidents.people>['query'];

/** Person whose data was reached, with the way to tell them. */
export interface LookedAt {
  id: string;
  name: string | null;
  email: string | null;
  mobile: string | null;
  first: Date;
  last: Date;
  acts: number;
}

/** People named on the page; the file has all. */
const SHOWN = 100;
/** People read at once for the file. */
const BATCH = 1_000;
/** Ids at which an entry is full (`audit-events.ts`), so that more people may have been shown. */
const FULL = 200;

const uuidOf = (text: SQL): SQL =>
  sql`case when ${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::uuid end`;
const numberOf = (text: SQL): SQL => sql`case when ${text} ~ '^[0-9]{1,9}$' then ${text}::integer end`;
const keyOf = (column: PgColumn, text: SQL): SQL => (is(column, PgUUID) ? uuidOf(text) : numberOf(text));

const ROW = sql.raw('row_id');

/** Entries of people reached: `(entry, at, person_id)`, once for each person of an entry. */
const found = (owners: readonly RowOwners[], { From, Until, ActorId, Act }: Acts): SQL => {
  const conditions = [
    sql`${auditEntries.at} >= ${new Date(From).toISOString()}::timestamptz`,
    sql`${auditEntries.at} <= ${new Date(Until).toISOString()}::timestamptz`,
    sql`${auditEntries.event} <> 'refused'`,
    ...(ActorId === undefined ? [] : [sql`${auditEntries.actorId} = ${ActorId}`]),
    ...(Act === undefined ? [] : [sql`(${conditionOfKind(Act)})`]),
  ];
  const byRow = owners.map(({ id, personId, path }) =>
    path === null
      ? sql`select looked.id, looked.at, looked.actor_id, ${personId} as person_id from looked
          cross join lateral unnest(looked.row_ids) as named(row_id)
          join ${id.table} on ${id} = ${keyOf(id, ROW)}`
      : sql`select looked.id, looked.at, looked.actor_id, ${personId} as person_id from looked
          join ${id.table} on ${id} = ${keyOf(id, sql`looked.row_ids[1]`)}
          where starts_with(split_part(looked.call, ' ', 2), ${path})`,
  );
  return sql`looked as materialized (
      select ${auditEntries.id}, ${auditEntries.at}, ${auditEntries.actorId}, ${auditEntries.event},
        ${auditEntries.call}, ${auditEntries.rowIds}
      from ${auditEntries} where ${sql.join(conditions, sql` and `)}
    ), reached as (
      select distinct every.id as entry, every.at, every.person_id from (
        select looked.id, looked.at, looked.actor_id, ${accounts.id} as person_id from looked
          cross join lateral unnest(looked.row_ids) as named(row_id)
          join ${accounts} on ${accounts.id} = ${uuidOf(ROW)}
        ${sql.join(
          byRow.map((one) => sql` union all ${one}`),
          sql``,
        )}
      ) as every where every.person_id <> every.actor_id
    )`;
};

const peopleOf = async (
  database: Database,
  owners: readonly RowOwners[],
  acts: Acts,
  { after, most }: { after: string | null; most: number },
): Promise<LookedAt[]> => {
  const { rows } = (await database.execute(sql`with ${found(owners, acts)}
    select reached.person_id as id, ${accounts.email} as email, ${accounts.mobile} as mobile,
      min(reached.at) as first, max(reached.at) as last, count(*)::integer as acts
    from reached join ${accounts} on ${accounts.id} = reached.person_id
    ${after === null ? sql`` : sql`where reached.person_id > ${after}::uuid`}
    group by reached.person_id, ${accounts.email}, ${accounts.mobile}
    order by reached.person_id limit ${most}`)) as {
    rows: (Omit<LookedAt, 'name' | 'first' | 'last'> & { first: string | Date; last: string | Date })[];
  };
  const names = await namesOfAccounts(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    first: new Date(row.first),
    last: new Date(row.last),
    name: names.get(row.id) ?? null,
  }));
};

/** Counts the people whose data the acts reached, and names the first hundred. */
export const countLookedAt = async (database: Database, owners: readonly RowOwners[], acts: Acts) => {
  const { rows } = (await database.execute(sql`with ${found(owners, acts)}
    select (select count(distinct person_id) from reached)::integer as count,
      (select count(distinct entry) from reached)::integer as "naming",
      (select count(*) from looked where event in ('read', 'export')
        and (cardinality(row_ids) >= ${FULL} or not exists (select from reached where entry = looked.id))
      )::integer as unlisted,
      (select count(*) from looked where event in ('read', 'export')
        and not exists (select from reached where entry = looked.id))::integer as nameless`)) as {
    rows: { count: number; naming: number; unlisted: number; nameless: number }[];
  };
  const { count = 0, naming = 0, unlisted = 0, nameless = 0 } = rows[0] ?? {};
  const people = await peopleOf(database, owners, acts, { after: null, most: SHOWN });
  return {
    count,
    acts: naming + nameless,
    unlisted,
    people: people
      .map(({ id, name, first, last, acts: times }) => ({
        id,
        name,
        first: first.toISOString(),
        last: last.toISOString(),
        acts: times,
      }))
      .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en-ZA')),
  };
};

/** Reads them all in batches, so that no long list is held in memory. */
export const everyLookedAt = async function* (
  database: Database,
  owners: readonly RowOwners[],
  acts: Acts,
): AsyncGenerator<LookedAt> {
  let after: string | null = null;
  do {
    const batch: LookedAt[] = await peopleOf(database, owners, acts, { after, most: BATCH });
    yield* batch;
    after = batch.length === BATCH ? (batch.at(-1)?.id ?? null) : null;
  } while (after !== null);
};
