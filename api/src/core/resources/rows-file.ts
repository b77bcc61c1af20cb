import {
  type AnyField,
  type AnyResource,
  type ImportAnswer,
  type ImportedRow,
  MAX_AT_ONCE,
  type ReceivedFile,
  type ResourceRow,
} from '@phila/contract';
import type { CsvColumn } from '../csv/csv.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { Refusal } from '../http/refusal.ts';
import { badFile, uploadedRows, uploadedText } from '../uploads/uploaded-csv.ts';
import { isSecret } from './changes.ts';
import { inSavepoint, nameOf, refusalText, turnsOfRows } from './each-row.ts';
import { refusalOfRow } from './refused-row.ts';
import { newOperation, type ResourceWrites } from './resource-writes.ts';
import type { Change, Loose, WriteContext } from './stored-resource.ts';
import { cellOf, type ChoiceNames, plain, readCell } from './words.ts';

/* A file of rows: what the export writes, the import reads. A cell holds what a person types into the form. */

const NUMBER = 'Number';
const VERSION = 'Version';

const fieldsOf = (resource: AnyResource): [string, AnyField][] =>
  Object.entries(resource.fields).filter(([, { kind }]) => kind !== 'fixed' && kind !== 'document');

/** The columns of a file of rows. */
export const columnsOfFile = <R extends AnyResource>(
  resource: R,
  names: ChoiceNames,
): CsvColumn<ResourceRow<R>>[] => [
  { heading: NUMBER, cell: ({ id }) => id },
  { heading: VERSION, cell: ({ version }) => version },
  ...fieldsOf(resource)
    .filter(([, field]) => !isSecret(field))
    .map(([name, field]) => ({
      heading: field.label,
      cell: (row: ResourceRow<R>) => cellOf(field, (row as Loose)[name], names[name]),
    })),
];

interface Line {
  line: number;
  id: number | null;
  sent: Loose;
}

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;

/** The lines of a file as they stand, the headings among them, or why it is no such file. */
export type ReadRows = readonly CsvRow[] | Refusal;

/** Reads a file of rows, before anything is looked up or locked. */
export const readRowsFile = async (file: ReceivedFile): Promise<ReadRows> => {
  try {
    return uploadedRows(await uploadedText(file));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/**
 * The lines of a file of rows. Columns are known by the label or the name of their field; one that is left out leaves
 * the field as it is.
 * @throws Refusal 422 at `File` for what is no such file, with what to do about it
 */
const linesOf = (resource: AnyResource, rows: readonly CsvRow[], names: ChoiceNames): Line[] => {
  const [heading, ...lines] = rows;
  if (heading === undefined) throw badFile('This file is empty');
  if (lines.length > MAX_AT_ONCE)
    throw badFile(`At most ${MAX_AT_ONCE} lines at once; this file has ${lines.length}`);
  const fields = fieldsOf(resource);
  const columns = heading.record.map((cell) => {
    const title = plain(cell);
    if (title === plain(NUMBER) || title === plain(VERSION)) return { name: title, field: null };
    const found = fields.find(([name, { label }]) => plain(label) === title || plain(name) === title);
    if (found === undefined)
      throw badFile(
        `There is no column “${cell.slice(0, 60)}”. The first line must name columns as an export does.`,
      );
    return { name: found[0], field: found[1] };
  });
  const titles = columns.map(({ name }) => name);
  const twice = titles.find((title, at) => titles.indexOf(title) !== at);
  if (twice !== undefined) throw badFile(`Two columns are for ${resource.fields[twice]?.label ?? twice}`);
  return lines.map(({ record, info }) => {
    const cell = (name: string) => record[titles.indexOf(name)];
    const sent = columns.flatMap(({ name, field }, at) =>
      field === null ? [] : [[name, readCell(field, record[at] ?? '', names[name])]],
    );
    const version = wholeNumber(cell(plain(VERSION)));
    return {
      line: info.lines,
      id: wholeNumber(cell(plain(NUMBER))),
      sent: { ...Object.fromEntries(sent), ...(version === null ? {} : { version }) },
    };
  });
};

/** Thrown to take back what an import did that is not to be kept. */
class NotKept extends Error {}

/**
 * Adds the lines without a number and changes those with one, all of them or none. Each line is saved for itself, as its
 * rules may look at those before it; what all have in common is read and followed up once.
 * @param isTried saves nothing, and says what it would do
 * @throws Refusal 422 at `File`
 */
export const importFile = async <R extends AnyResource>(
  context: WriteContext,
  { resource, writes, names }: { resource: R; writes: ResourceWrites<R>; names: ChoiceNames },
  read: ReadRows,
  isTried: boolean,
): Promise<ImportAnswer> => {
  if (read instanceof Refusal) throw read;
  const lines = linesOf(resource, read, names);
  const changes: Change<R>[] = [];
  const operation = { ...newOperation(context, 'import'), names, changes };
  const found: ImportedRow[] = [];
  const one = async (inner: WriteContext, { line, id, sent }: Line): Promise<void> => {
    try {
      const { row, isChanged } = await inSavepoint(inner, (saving) =>
        id === null
          ? writes.create(saving, { ...operation, action: 'create' }, sent)
          : writes.update(saving, { ...operation, action: 'update' }, id, sent),
      );
      const verdict = id === null ? 'added' : isChanged ? 'changed' : 'same';
      found.push({
        line,
        id: isTried && id === null ? null : row.id,
        name: nameOf(resource, row),
        verdict,
        message: null,
      });
    } catch (error) {
      const refusal = refusalOfRow(context, error);
      const message =
        refusal.status === 404 ? `There is no ${resource.title} ${id}` : refusalText(resource, refusal);
      found.push({ line, id, name: nameOf(resource, sent), verdict: 'refused', message });
    }
  };
  try {
    await inSavepoint(context, async (inner) => {
      const turn = turnsOfRows();
      for (const line of lines) {
        await turn();
        await one(inner, line);
      }
      if (isTried || found.some(({ verdict }) => verdict === 'refused')) throw new NotKept();
      await writes.settle(inner, changes);
    });
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    return { operation: null, rows: found };
  }
  return { operation: operation.id, rows: found };
};
