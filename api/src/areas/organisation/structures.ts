import { type May, organisation, type OrganisationNode, organisationType } from '@phila/contract';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../core/calls/implement.ts';
import type { Database } from '../../core/database/open.ts';
import { Refusal, refuseAt } from '../../core/http/refusal.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { storeResource } from '../../core/resources/store-resource.ts';
import { above } from './above.ts';
import { organisationPictures } from './structure-pictures.ts';
import { organisationTypes } from './tables.ts';

const NOT_IN_LIST = 'Please choose from the list';

/** An advisory lock's number, used for nothing else in the database. */
const STRUCTURES_LOCK = 728_190_613;

/** Serialises moves, so that two cannot create a cycle together. */
const hold = async ({ database }: { database: Database }): Promise<void> => {
  await database.execute(sql`select pg_advisory_xact_lock(${STRUCTURES_LOCK})`);
};

/** Lists the types that can be chosen, oldest first. */
export const listTypes = (database: Database): Promise<{ id: number; name: string }[]> =>
  database
    .select({ id: organisationTypes.id, name: organisationTypes.name })
    .from(organisationTypes)
    .where(and(isNull(organisationTypes.deletedAt), eq(organisationTypes.isActive, true)))
    .orderBy(asc(organisationTypes.id));

const namesOfTypes = async (database: Database): Promise<ReadonlyMap<number, string>> =>
  new Map((await listTypes(database)).map(({ id, name }) => [id, name]));

const namesOfOrganisations = async (database: Database): Promise<ReadonlyMap<number, string>> => {
  const rows = await database
    .select({ osNo: organisations.osNo, osName: organisations.osName })
    .from(organisations)
    .where(isNull(organisations.deletedAt));
  return new Map(rows.map(({ osNo, osName }) => [osNo, osName]));
};

/** Looks for `top` among an organisation and everything above it. */
const isWithin = async (database: Database, osNo: number, top: number): Promise<boolean> => {
  const { rows } = (await database.execute(
    sql`with recursive ${above(osNo)} select 1 from above where os_no = ${top}`,
  )) as { rows: unknown[] };
  return rows.length > 0;
};

/** Refuses a parent out of reach like an unknown one. */
const assertPlaceReached = ({ reaches }: Context<May>, parentOsNo: number | null): void => {
  if (reaches(parentOsNo)) return;
  refuseAt('parentOsNo', parentOsNo === null ? 'Please choose your organisation' : NOT_IN_LIST);
};

/** Omits a blank value, so that the database keeps the old one or its default. */
const unlessBlank = {
  read: (kept: unknown): unknown => kept,
  write: (given: unknown): unknown => given ?? undefined,
};

const assertKept = (before: unknown, given: unknown, path: string, message: string): void => {
  if (given !== null && given !== before) refuseAt(path, message);
};

export const storedOrganisations = storeResource(organisations, organisation, {
  key: 'osNo',
  pictures: organisationPictures,
  codecs: { osNo: unlessBlank, guid: unlessBlank, showsAdverts: unlessBlank },
  sortedBy: { guid: organisations.guid },
  choices: { typeId: namesOfTypes, parentOsNo: namesOfOrganisations },
  lockBefore: hold,
  assertReached: (context, { body: { parentOsNo }, before }) => {
    if (before === null || before.parentOsNo !== parentOsNo) assertPlaceReached(context, parentOsNo);
  },
  check: async ({ database }, { body, before }) => {
    if (before !== null) {
      assertKept(before.osNo, body.osNo, 'osNo', 'The number of an organisation never changes');
      assertKept(before.guid, body.guid, 'guid', 'The name in links never changes');
      return;
    }
    const isTaken = async (column: PgColumn, value: unknown): Promise<boolean> =>
      value !== null && (await database.$count(organisations, eq(column, value))) > 0;
    if (await isTaken(organisations.osNo, body.osNo))
      refuseAt('osNo', 'Another organisation has this number');
    if (await isTaken(organisations.guid, body.guid))
      refuseAt('guid', 'Another organisation has this name in links');
  },
  assertRemovable: async ({ database, reaches }, { id, parentOsNo }) => {
    if (!reaches(parentOsNo))
      throw new Refusal(409, 'Only an administrator of what lies above can archive this organisation');
    const parts = and(eq(organisations.parentOsNo, id), isNull(organisations.deletedAt));
    if ((await database.$count(organisations, parts)) > 0)
      throw new Refusal(409, 'Other organisations are a part of this one');
  },
  // Checks here rather than in `check`, because undo skips that.
  afterEachRow: async (context, { before, after }) => {
    if (after === null) return;
    const { id, parentOsNo, removedAt } = after;
    if ((before?.invitationsADay ?? null) !== after.invitationsADay && !context.reaches(null))
      refuseAt('invitationsADay', 'Only those who look after the whole site change this number');
    const isMoved = before !== null && before.parentOsNo !== parentOsNo;
    if (isMoved) assertPlaceReached(context, parentOsNo);
    if (parentOsNo === null || removedAt !== null) return;
    await hold(context);
    if (isMoved && (await isWithin(context.database, parentOsNo, id)))
      refuseAt('parentOsNo', 'An organisation cannot be a part of itself, or of one below it');
    const above = and(eq(organisations.osNo, parentOsNo), isNull(organisations.deletedAt));
    const isBack = before !== null && before.removedAt !== null;
    if ((isMoved || isBack) && (await context.database.$count(organisations, above)) === 0)
      refuseAt('parentOsNo', 'The organisation above is archived');
  },
});

export const storedTypes = storeResource(organisationTypes, organisationType, {
  assertRemovable: async ({ database }, { id }) => {
    const having = and(eq(organisations.typeId, id), isNull(organisations.deletedAt));
    if ((await database.$count(organisations, having)) > 0)
      throw new Refusal(409, 'There are organisations of this type');
  },
});

/** Lists the organisations within reach by name. */
export const listStructures = async (database: Database, reached: SQL): Promise<OrganisationNode[]> => {
  const rows = await database
    .select({
      osNo: organisations.osNo,
      guid: organisations.guid,
      osName: organisations.osName,
      typeId: organisations.typeId,
      typeName: organisationTypes.name,
      parentOsNo: organisations.parentOsNo,
    })
    .from(organisations)
    .leftJoin(organisationTypes, eq(organisationTypes.id, organisations.typeId))
    .where(and(reached, isNull(organisations.deletedAt)))
    .orderBy(asc(organisations.osName), asc(organisations.osNo));
  const seen = new Set(rows.map(({ osNo }) => osNo));
  return rows.map((row) => ({
    ...row,
    parentOsNo: row.parentOsNo !== null && seen.has(row.parentOsNo) ? row.parentOsNo : null,
  }));
};
