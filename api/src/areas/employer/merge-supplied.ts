import type { AnyRecord, EmployerChange, EmployerSkip, FieldError } from '@phila/contract';
import {
  bodySchema,
  fieldErrors,
  replacedByUpdate,
  toBody,
  toForm,
  typedChoice,
  typedIntoOf,
} from '@phila/contract';
import { unknownChoices } from '../../core/records/lookup-choices.ts';
import { isSupplied, type Leaf, leavesOf, pathText, valueAt, withValue } from './fields.ts';
import { shownValue } from './shown.ts';

type UnknownRecord = Record<string, unknown>;

export interface Merged {
  /** The body to save; null if nothing may change. */
  body: UnknownRecord | null;
  changes: EmployerChange[];
  skipped: EmployerSkip[];
}

/** Built once for each record, as files have thousands of lines. */
const schemas = new WeakMap<AnyRecord, ReturnType<typeof bodySchema>>();

const schemaOf = (record: AnyRecord): ReturnType<typeof bodySchema> => {
  const made = schemas.get(record) ?? bodySchema(record);
  schemas.set(record, made);
  return made;
};

const errorsOf = (record: AnyRecord, body: UnknownRecord): FieldError[] => {
  const checked = schemaOf(record).safeParse(body);
  if (!checked.success) return fieldErrors(checked.error.issues);
  return unknownChoices(record, body);
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** A reported change; a choice typed before or now appears under the choice's name. */
const shownChange = (record: AnyRecord, leaf: Leaf, stored: UnknownRecord, body: UnknownRecord) => {
  const choice = Object.keys(record.fields).find((name) => typedIntoOf(record.fields[name]) === leaf.path[0]);
  const { path, label, field } = leavesOf(record, choice === undefined ? [] : [choice]).at(0) ?? leaf;
  const shown = (values: UnknownRecord) =>
    typedChoice(record.fields[path[0]], values) ??
    shownValue(path.at(-1) ?? '', field, valueAt(values, path));
  return { label, from: shown(stored), to: shown(body) };
};

/**
 * Merges an employer's values over the person's, by the record's rules. Leaves out refused values and reports them;
 * saves nothing if the rest is still invalid without the person's part.
 * @param current the saved row; null for none
 * @param names the fields of the part; default: all
 * @param row the row's name in the report
 */
export const mergeSupplied = (
  record: AnyRecord,
  current: object | null,
  supplied: UnknownRecord,
  { names, row = null }: { names?: readonly string[]; row?: string | null } = {},
): Merged => {
  const skipped: EmployerSkip[] = [];
  const before = toBody(record, toForm(record, current)) as UnknownRecord;
  const stored = current === null ? {} : before;
  const paired = new Set(
    Object.keys(record.fields).flatMap((name) => {
      const into = typedIntoOf(record.fields[name]);
      return into === undefined ? [] : [name, into];
    }),
  );
  let laid: { leaf: Leaf; wanted: unknown }[] = [];
  for (const leaf of leavesOf(record, names)) {
    const value = valueAt(supplied, leaf.path);
    if (!isSupplied(value)) continue;
    const wanted = leaf.field.toBody(value);
    // Keeps both halves of a choice and its typed alternative; `lay` decides between them below.
    if (!paired.has(leaf.path[0]) && isSame(wanted, valueAt(stored, leaf.path))) continue;
    laid.push({ leaf, wanted });
  }
  /** Lays the remaining values over the person's, keeping either a choice or its typed alternative. */
  const lay = (): UnknownRecord => {
    const over = laid.reduce(
      (values, { leaf, wanted }) => withValue(values, leaf.path, wanted),
      {} as UnknownRecord,
    );
    const whole = { ...before, ...replacedByUpdate(record.fields, over) };
    return toBody(
      record,
      laid.reduce((values, { leaf, wanted }) => withValue(values, leaf.path, wanted), whole),
    ) as UnknownRecord;
  };
  let body = lay();
  for (
    let errors = errorsOf(record, body);
    errors.length > 0 && laid.length > 0;
    errors = errorsOf(record, body)
  ) {
    const reasonFor = ({ path }: Leaf) => errors.find((error) => error.path === pathText(path))?.message;
    const refused = laid.map(({ leaf }) => leaf).filter((leaf) => reasonFor(leaf) !== undefined);
    if (refused.length === 0) {
      const [first] = errors;
      const label =
        leavesOf(record).find(({ path }) => pathText(path) === first?.path)?.label ?? record.title;
      const isTold = skipped.some((one) => one.label === label);
      return {
        body: null,
        changes: [],
        skipped: isTold ? skipped : [...skipped, { row, label, reason: first?.message ?? '' }],
      };
    }
    for (const leaf of refused) {
      skipped.push({ row, label: leaf.label, reason: reasonFor(leaf) ?? '' });
    }
    laid = laid.filter(({ leaf }) => !refused.includes(leaf));
    body = lay();
  }
  const changes = laid
    // Hidden fields are saved blank, so do not count as changes.
    .filter(({ leaf: { path } }) => !isSame(valueAt(body, path), valueAt(stored, path)))
    .map(({ leaf }): EmployerChange => {
      const { label, from, to } = shownChange(record, leaf, stored, body);
      return { row, label, from, to: to ?? '' };
    });
  return { body: changes.length === 0 ? null : body, changes, skipped };
};
