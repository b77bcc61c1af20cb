import { type AnyField, type AnyResource, type FieldChange, SECRET_THERE } from '@phila/contract';
import { and, arrayContains, desc, eq, gt } from 'drizzle-orm';
import { auditEntries, type Difference } from '../audit/tables.ts';
import type { Database } from '../database/open.ts';
import type { UnknownRecord } from './stored-resource.ts';
import type { ChoiceNames } from '../cells/cell.ts';
import { wordsOf } from './words.ts';

/** Columns beside the fields that a change may name. */
const BESIDE: Readonly<Record<string, string>> = { publishedAt: 'Published from', removedAt: 'Removed' };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Shows the last four characters of an account or ID number. */
const masked = (value: unknown): unknown =>
  typeof value === 'string' ? `${'•'.repeat(Math.max(0, value.length - 4))}${value.slice(-4)}` : value;

export const isSecret = (field: AnyField | undefined): boolean =>
  field?.kind === 'text' && field.isSecret === true;

/** Shows that a secret is set, without its value or length. */
const dots = (value: unknown): unknown => (value === null ? null : SECRET_THERE);

/** Lists the fields that differ between two states of a row, with both values; null for a row that does not exist. */
export const differenceOf = (
  resource: AnyResource,
  before: UnknownRecord | null,
  after: UnknownRecord | null,
): Difference[] => {
  const names = [
    ...Object.entries(resource.fields).flatMap(([name, { kind }]) => (kind === 'fixed' ? [] : [name])),
    ...Object.keys(BESIDE),
  ];
  return names.flatMap((field): Difference[] => {
    const [old, now] = [before?.[field] ?? null, after?.[field] ?? null];
    if (same(old, now)) return [];
    const known = resource.fields[field];
    const hidden = isSecret(known) ? dots : known?.masked === true ? masked : null;
    return hidden === null
      ? [{ field, before: old, after: now }]
      : [{ field, before: hidden(old), after: hidden(now), isMasked: true }];
  });
};

/** A difference in words for people. */
export const shownChanges = (
  resource: AnyResource,
  difference: readonly Difference[],
  names: ChoiceNames,
): FieldChange[] =>
  difference.map(({ field, before, after }) => ({
    field,
    label: resource.fields[field]?.label ?? BESIDE[field] ?? field,
    before: wordsOf(resource.fields[field], before, names[field]),
    after: wordsOf(resource.fields[field], after, names[field]),
  }));

/**
 * The fields changed since a version; null if the audit does not know, because something other than the resource's
 * calls changed the row.
 */
export const changedSince = async (
  database: Database,
  resource: AnyResource,
  { id, version }: { id: number; version: number },
  since: number,
): Promise<ReadonlySet<string> | null> => {
  const entries = await database
    .select({ difference: auditEntries.difference })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, resource.name),
        arrayContains(auditEntries.rowIds, [String(id)]),
        gt(auditEntries.version, since),
      ),
    );
  if (entries.length !== version - since) return null;
  return new Set(entries.flatMap(({ difference }) => (difference ?? []).map(({ field }) => field)));
};

/** The most changes of one row that are shown. */
const MAX_SHOWN = 200;

/** Lists a row's changes, latest first. */
export const changesOf = (database: Database, resource: AnyResource, id: number) =>
  database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, resource.name), arrayContains(auditEntries.rowIds, [String(id)])))
    // Changes of the same moment are ordered by version.
    .orderBy(desc(auditEntries.version), desc(auditEntries.id))
    .limit(MAX_SHOWN);
