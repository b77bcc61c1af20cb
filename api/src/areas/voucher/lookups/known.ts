import type { VoucherLookup, VoucherLookupType } from '@phila/contract';
import type { Database } from '../../../core/database/open.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import type { RowChoices } from '../../../core/resources/stored-resource.ts';
import { voucherLookups } from '../tables.ts';

export interface KnownLookup extends VoucherLookup {
  isDeleted: boolean;
}

/** All entries by id, deleted ones included, so that earlier choices keep their name. */
export const knownLookups = async (database: Database): Promise<Map<number, KnownLookup>> => {
  const rows = await database.select().from(voucherLookups);
  return new Map(
    rows.map(({ id, name, isActive, lookupType, deletedAt }) => [
      id,
      { id, name, isActive, lookupType, isDeleted: deletedAt !== null },
    ]),
  );
};

/** The names of a type's entries; rows that have a switched-off one keep it. */
export const choicesOfType =
  (type: VoucherLookupType) =>
  async (database: Database): Promise<RowChoices> => {
    const known = [...(await knownLookups(database)).values()].filter(
      ({ lookupType, isDeleted }) => lookupType === type && !isDeleted,
    );
    return Object.assign(new Map<number | string, string>(known.map(({ id, name }) => [id, name])), {
      retired: new Set<number | string>(known.filter(({ isActive }) => !isActive).map(({ id }) => id)),
    });
  };

const NOT_IN_LIST = 'Please choose from the list';

/**
 * Checks that choices are available.
 * @param chosen each with the name of its field; null for no choice
 * @throws Refusal 422 at the field of an id that is deleted or not of its type
 */
export const assertChosen = (
  known: ReadonlyMap<number, KnownLookup>,
  chosen: readonly { field: string; type: VoucherLookupType; id: number | null }[],
): void => {
  const wrong = chosen.filter(({ type, id }) => {
    if (id === null) return false;
    const entry = known.get(id);
    return entry === undefined || entry.lookupType !== type || entry.isDeleted;
  });
  if (wrong.length === 0) return;
  throw new Refusal(
    422,
    NOT_IN_LIST,
    wrong.map(({ field }) => ({ path: field, message: NOT_IN_LIST })),
  );
};
