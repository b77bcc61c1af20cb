import type { EmployerPart, SyncReport } from '@phila/contract';
import type { Database } from '../../core/database/open.ts';
import { capMessage } from '../../core/records/most-rows.ts';
import { isObject } from '../../core/plain-object.ts';
import type { Area } from '../../core/area.ts';
import type { EmployerSection, SavedRow } from '../../core/records/employer-section.ts';
import { sectionsOf, type Supplied } from './parts.ts';
import { mergeSupplied, type Merged } from './merge-supplied.ts';

type UnknownRecord = Record<string, unknown>;

/** The profile to copy into, for real or as a preview. */
export interface Copying {
  /** Areas with the records to copy. */
  areas: readonly Area[];
  database: Database;
  personId: string;
  now: Date;
  write: boolean;
}

/** The most rows looked at, above any file's. */
const MAX_ROWS = 50;

const copySingle = async (
  section: EmployerSection & { kind: 'single' },
  supplied: unknown,
  { database, personId, now, write }: Copying,
): Promise<Merged[]> => {
  if (!isObject(supplied)) return [];
  const current = await section.store.read(database, personId);
  const merged = mergeSupplied(section.record, current, supplied, { names: section.fields });
  if (write && merged.body !== null)
    await section.store.save(database, personId, { ...merged.body, version: current?.version ?? 0 }, now);
  return [merged];
};

const copyRows = async (
  section: EmployerSection & { kind: 'rows' },
  supplied: unknown,
  { database, personId, now, write }: Copying,
): Promise<Merged[]> => {
  if (!Array.isArray(supplied)) return [];
  const rows = (supplied as unknown[]).filter(isObject).slice(0, MAX_ROWS);
  let own: SavedRow[] = await section.store.all(database, personId);
  let saved = own.length;
  const told: Merged[] = [];
  for (const row of rows) {
    const match = own.find((one) => section.isSame(row, one));
    // Matches each of the person's rows at most once.
    own = own.filter((one) => one !== match);
    const merged = mergeSupplied(section.record, match ?? null, row, { row: section.nameOf(row) });
    const isAdded = match === undefined && merged.body !== null;
    if (isAdded && saved >= section.store.cap.most) {
      const label = section.record.title;
      told.push({
        body: null,
        changes: [],
        skipped: [{ row: section.nameOf(row), label, reason: capMessage(section.store.cap) }],
      });
      continue;
    }
    if (isAdded) saved += 1;
    told.push(merged);
    if (!write || merged.body === null) continue;
    const body: UnknownRecord = { ...merged.body };
    if (match === undefined) await section.store.create(database, personId, body, now);
    else await section.store.update(database, personId, match.id, { ...body, version: match.version }, now);
  }
  return told;
};

/**
 * Copies a part of the employer's record into the person's profile, or previews that, and reports the changes. Leaves
 * out refused values and reports them; keeps rows and values that the employer lacks.
 */
export const copyPart = async (
  part: EmployerPart,
  supplied: Supplied,
  copying: Copying,
): Promise<SyncReport> => {
  const told: Merged[] = [];
  for (const section of sectionsOf(copying.areas, part)) {
    const copied =
      section.kind === 'single'
        ? await copySingle(section, supplied[section.name], copying)
        : await copyRows(section, supplied[section.name], copying);
    told.push(...copied);
  }
  return {
    part,
    changes: told.flatMap(({ changes }) => changes),
    skipped: told.flatMap(({ skipped }) => skipped),
  };
};

export const isPartSupplied = (areas: readonly Area[], part: EmployerPart, supplied: Supplied): boolean =>
  sectionsOf(areas, part).some(({ name }) => {
    const value = supplied[name];
    return Array.isArray(value) ? value.length > 0 : isObject(value) && Object.keys(value).length > 0;
  });
