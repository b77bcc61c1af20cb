import { isDeepStrictEqual } from 'node:util';
import {
  type AnyField,
  type AnyResource,
  byKind,
  holds,
  isBlankValue,
  type ImportAnswer,
  type ImportedField,
  type ImportedRow,
  MAX_FILE_LINES,
  type ReceivedFile,
  type ResourceRow,
  visibleFields,
} from '@phila/contract';
import type { CellKind, SheetColumn } from '@phila/contract/spreadsheet';
import { columnsIn, type Table } from '../csv/table.ts';
import { Refusal } from '../http/refusal.ts';
import { assertStepUp, assertStepUpForMany } from '../step-up/second-factor.ts';
import { importedField } from '../uploads/imported-field.ts';
import { badFile, uploadedTable } from '../uploads/uploaded-table.ts';
import { differenceOf, isSecret, shownChanges } from './changes.ts';
import { inSavepoint, nameOf, refusalText, yieldBetweenRows } from './each-row.ts';
import type { ResourceRows } from './resource-rows.ts';
import { newOperation, type ResourceWrites, type WriteResult } from './resource-writes.ts';
import { refusalOfRow } from './refused-row.ts';
import type { Change, UnknownRecord, WriteContext } from './stored-resource.ts';
import { cellOf, type ChoiceNames, plain, readCell, UnreadableCell } from '../cells/cell.ts';
import { wordsOf } from './words.ts';

/* Imports read the files that exports write. A cell holds the text that people type into the form. */

const NUMBER = 'Number';
const VERSION = 'Version';

const fieldsOf = (resource: AnyResource): [string, AnyField][] =>
  visibleFields(resource.fields).filter(([, field]) => !holds(field, 'file'));

/** The field's label, with its name if several columns share that. */
const headingOf = (resource: AnyResource, name: string, { label }: AnyField): string => {
  const title = plain(label);
  const labels = [NUMBER, VERSION, ...fieldsOf(resource).map(([, field]) => field.label)];
  return labels.filter((one) => plain(one) === title).length > 1 ? `${label} (${name})` : label;
};

const asText = () => 'text' as const;
const kindOf = byKind<[], CellKind>({
  text: asText,
  prose: asText,
  date: () => 'day',
  yesNo: asText,
  amount: ({ unit }) => (unit === 'rand' ? 'amount' : 'number'),
  option: asText,
  options: asText,
  lookup: asText,
  lookups: asText,
  reference: asText,
  document: asText,
  group: asText,
  rows: asText,
  fixed: asText,
});

export const columnsOfFile = <R extends AnyResource>(
  resource: R,
  names: ChoiceNames,
): SheetColumn<ResourceRow<R>>[] => [
  { heading: NUMBER, kind: 'number', cell: ({ id }) => id },
  { heading: VERSION, kind: 'number', cell: ({ version }) => version },
  ...fieldsOf(resource)
    .filter(([, field]) => !isSecret(field))
    .map(([name, field]) => ({
      heading: headingOf(resource, name, field),
      kind: kindOf(field),
      cell: (row: ResourceRow<R>) => cellOf(field, (row as UnknownRecord)[name], names[name]),
    })),
];

interface Line {
  line: number;
  id: number | null;
  sent: UnknownRecord;
  /** The reason why the line cannot be processed, such as an unreadable row number; null if it can. */
  fault: string | null;
  /** Reasons for unreadable cells, by field. */
  unread: ReadonlyMap<string, string>;
}

/** The parsed file, or the refusal of an unreadable one. */
export type ReadRows = Table | Refusal;

/** Parses a file of rows, before any query or lock. */
export const readRowsFile = async (file: ReceivedFile): Promise<ReadRows> => {
  try {
    return await uploadedTable(file, MAX_FILE_LINES);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/** The content of a column: its row's number or version, or a field. */
type Column = typeof NUMBER | typeof VERSION | { name: string; field: AnyField };

const labelOf = (column: Column): string => (typeof column === 'string' ? column : column.field.label);

/**
 * Recognises columns by the heading in an export, or the field's label or name. `Number` is the row's own; a field with
 * that label is the second such column.
 * @throws Refusal 422 at `File` if none is known, or two mean the same
 */
const readHeadings = (resource: AnyResource, table: Table) => {
  const fields = fieldsOf(resource);
  const seen = new Set<string>();
  const read = columnsIn(table, (heading): Column | undefined => {
    const title = plain(heading);
    const own = [NUMBER, VERSION].find((name) => plain(name) === title && !seen.has(name)) as
      | typeof NUMBER
      | typeof VERSION
      | undefined;
    const field =
      fields.find(([name, one]) => plain(headingOf(resource, name, one)) === title) ??
      fields.find(([name, { label }]) => plain(label) === title || plain(name) === title);
    const found = own ?? (field === undefined ? undefined : { name: field[0], field: field[1] });
    if (found === undefined) {
      if ([NUMBER, VERSION].some((name) => plain(name) === title))
        throw badFile(`Two columns are for ${heading}`);
      return undefined;
    }
    const key = typeof found === 'string' ? found : found.name;
    if (seen.has(key)) throw badFile(`Two columns are for ${labelOf(found)}`);
    seen.add(key);
    return found;
  });
  const [unknown] = read.leftOut;
  if (unknown !== undefined && ![...read.columns.values()].some((column) => typeof column !== 'string'))
    throw badFile(`There is no column “${unknown}”. The first line must name columns as an export does.`);
  return read;
};

/** @throws UnreadableCell */
const readNumber = (column: typeof NUMBER | typeof VERSION, cell: string): number | null => {
  const text = cell.trim();
  if (text === '') return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UnreadableCell(
    column === NUMBER
      ? 'Please write the number as an export has it, or leave it empty to add a row'
      : 'Please write the version as an export has it, or leave it empty',
  );
};

/** Reads the lines of a file. Fields without a column stay unchanged. */
const linesOf = async (
  table: Table,
  columns: ReadonlyMap<number, Column>,
  names: ChoiceNames,
): Promise<Line[]> => {
  const lines: Line[] = [];
  const firstOf = new Map<number, number>();
  const turn = yieldBetweenRows();
  for (const { line, cells, fault } of table.lines) {
    await turn();
    const faults = fault === null ? [] : [`This line ${fault}`];
    const unread = new Map<string, string>();
    let id: number | null = null;
    const sent: Record<string, unknown> = {};
    for (const [at, column] of fault === null ? columns : []) {
      const cell = cells[at] ?? '';
      try {
        if (column === NUMBER) id = readNumber(column, cell);
        else if (column === VERSION) {
          const version = readNumber(column, cell);
          if (version !== null) sent['version'] = version;
        } else sent[column.name] = readCell(column.field, cell, names[column.name]);
      } catch (error) {
        if (!(error instanceof UnreadableCell)) throw error;
        if (typeof column === 'string') faults.push(`${column}: ${error.message}`);
        else {
          // Keeps the text, so that no rule sees a blank.
          sent[column.name] = cell;
          unread.set(column.name, error.message);
        }
      }
    }
    const first = id === null ? undefined : firstOf.get(id);
    if (first !== undefined) faults.push(`${NUMBER}: ${id} stands on line ${first} already`);
    else if (id !== null) firstOf.set(id, line);
    lines.push({ line, id, sent, unread, fault: faults.length === 0 ? null : faults.join('. ') });
  }
  return lines;
};

/** Lists the fields that a line changes, before and after; none for a new row. */
const changedFields = <R extends AnyResource>(
  resource: R,
  { before, row }: WriteResult<R>,
  names: ChoiceNames,
): ImportedField[] =>
  before === null
    ? []
    : shownChanges(resource, differenceOf(resource, before, row), names).map((change) => {
        const field = resource.fields[change.field];
        const stored = (from: UnknownRecord) => wordsOf(field, from[change.field], names[change.field]);
        return importedField(
          change.label,
          change,
          field?.masked === true ? { before: stored(before), after: stored(row) } : change,
        );
      });

/** Replaces the rules' errors at unreadable cells by the reason why they are unreadable. */
const withUnread = (refusal: Refusal, unread: ReadonlyMap<string, string>): Refusal =>
  unread.size === 0
    ? refusal
    : new Refusal(refusal.status, refusal.message, [
        ...[...unread].map(([path, message]) => ({ path, message })),
        ...(refusal.errors ?? []).filter(({ path }) => !unread.has(path.split('.')[0] ?? '')),
      ]);

/** True if a row holds what a cell says: an id may be written as a text, and blanks around a text do not count. */
const isHeld = (stored: unknown, said: unknown): boolean => {
  const isBlank = typeof said === 'string' ? said.trim() === '' : isBlankValue(said);
  if (isBlank || isBlankValue(stored)) return isBlank && isBlankValue(stored);
  if (typeof said === 'string') return said.trim() === String(stored);
  const [one, other] = [stored, said].map((value) =>
    typeof value === 'object' && 'id' in (value as object) ? String((value as { id: unknown }).id) : value,
  );
  return isDeepStrictEqual(one, other);
};

/** Finds rows that hold all that a new line says: the same file was imported before. */
const twinsOf = async <R extends AnyResource>(
  context: WriteContext,
  resource: R,
  rows: ResourceRows<R>,
  lines: readonly Line[],
): Promise<(line: Line) => ResourceRow<R> | undefined> => {
  const added = lines.filter(({ id, fault, unread }) => id === null && fault === null && unread.size === 0);
  const names = new Set(added.map(({ sent }) => nameOf(resource, sent).trim()).filter((name) => name !== ''));
  const there = new Map<string, ResourceRow<R>[]>();
  for (const row of await rows.called(context, [...names])) {
    const same = there.get(nameOf(resource, row));
    if (same === undefined) there.set(nameOf(resource, row), [row]);
    else same.push(row);
  }
  return ({ id, sent, unread }) => {
    if (id !== null || unread.size > 0) return undefined;
    const { version: _version, ...said } = sent;
    return there
      .get(nameOf(resource, sent).trim())
      ?.find((row) =>
        Object.entries(said).every(([name, value]) => isHeld((row as UnknownRecord)[name], value)),
      );
  };
};

/** Rolls back an import that is not to be kept. */
class TrialRolledBack extends Error {}

/**
 * Adds lines without a row number and changes lines with one, all or none; what is here already in all that its line
 * says is left as it is, so that a file that is sent twice adds nothing twice. Saves line by line, because rules may look
 * at earlier lines; shared work is done once.
 * @param isTried saves nothing, and reports the outcome
 * @throws Refusal 422 at `File`
 */
export const importFile = async <R extends AnyResource>(
  context: WriteContext,
  {
    resource,
    rows,
    writes,
    names,
  }: { resource: R; rows: ResourceRows<R>; writes: ResourceWrites<R>; names: ChoiceNames },
  read: ReadRows,
  isTried: boolean,
): Promise<ImportAnswer> => {
  if (read instanceof Refusal) throw read;
  if (read.headings.length === 0) throw badFile('This file is empty');
  const { columns, leftOut } = readHeadings(resource, read);
  const lines = await linesOf(read, columns, names);
  if (!isTried && resource.stepUp !== null) await assertStepUp(context, context.person, resource.stepUp);
  else if (!isTried) await assertStepUpForMany(context, lines.length);
  const changes: Change<R>[] = [];
  const operation = { ...newOperation(context, 'import'), names, changes };
  const found: ImportedRow[] = [];
  const twinOf = await twinsOf(context, resource, rows, lines);
  const one = async (inner: WriteContext, whole: Line): Promise<void> => {
    const { line, id, sent, fault, unread } = whole;
    const refuse = (message: string): void =>
      void found.push({ line, id, name: nameOf(resource, sent), verdict: 'refused', message, fields: [] });
    if (fault !== null) {
      refuse(fault);
      return;
    }
    const twin = twinOf(whole);
    if (twin !== undefined) {
      const message = `Is here already, as number ${twin.id}`;
      found.push({ line, id: twin.id, name: nameOf(resource, twin), verdict: 'same', message, fields: [] });
      return;
    }
    try {
      const written = await inSavepoint(inner, async (saving) => {
        const saved = await (id === null
          ? writes.create(saving, { ...operation, action: 'create' }, sent)
          : writes.update(saving, { ...operation, action: 'update' }, id, sent));
        if (unread.size > 0) throw new Refusal(422, '', []);
        return saved;
      });
      const { row, isChanged } = written;
      const verdict = id === null ? 'added' : isChanged ? 'changed' : 'same';
      found.push({
        line,
        id: isTried && id === null ? null : row.id,
        name: nameOf(resource, row),
        verdict,
        message: null,
        fields: isChanged ? changedFields(resource, written, names) : [],
      });
    } catch (error) {
      const refusal = refusalOfRow(context, error);
      refuse(
        refusal.status === 404
          ? `There is no ${resource.title} ${id}`
          : refusalText(resource, withUnread(refusal, unread)),
      );
    }
  };
  try {
    await inSavepoint(context, async (inner) => {
      const turn = yieldBetweenRows();
      for (const line of lines) {
        await turn();
        await one(inner, line);
      }
      if (isTried || found.some(({ verdict }) => verdict === 'refused')) throw new TrialRolledBack();
      await writes.afterAllRows(inner, changes);
    });
  } catch (error) {
    if (!(error instanceof TrialRolledBack)) throw error;
    return { operation: null, rows: found, leftOut };
  }
  return { operation: operation.id, rows: found, leftOut };
};
