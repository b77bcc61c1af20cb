import type { AnyRecord, EmployerChange, EmployerSkip, FieldError } from '@phila/contract';
import { bodySchema, fieldErrors, toBody, toForm } from '@phila/contract';
import { unknownChoices } from '../../core/records/lookup-choices.ts';
import { isSupplied, type Leaf, leavesOf, pathText, valueAt, withValue } from './fields.ts';
import { shownValue } from './shown.ts';

type Loose = Record<string, unknown>;

export interface Merged {
  /** What to save; null where nothing is, or may be, changed. */
  body: Loose | null;
  changes: EmployerChange[];
  skipped: EmployerSkip[];
}

const errorsOf = (record: AnyRecord, body: Loose): FieldError[] => {
  const checked = bodySchema(record).safeParse(body);
  if (!checked.success) return fieldErrors(checked.error.issues);
  return unknownChoices(record, body);
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * An employer's values laid over what the person has, by the record's own rules. A value that a rule refuses is left
 * out and reported; where what is left still may not be saved, because the person's own part of it is missing, nothing is.
 * @param current the saved row; null for none
 * @param names the fields that belong to the part; default: all
 * @param row what to call the row in the report
 */
export const mergeSupplied = (
  record: AnyRecord,
  current: object | null,
  supplied: Loose,
  { names, row = null }: { names?: readonly string[]; row?: string | null } = {},
): Merged => {
  const skipped: EmployerSkip[] = [];
  const before = toBody(record, toForm(record, current)) as Loose;
  const stored = current === null ? {} : before;
  let body = before;
  let laid: Leaf[] = [];
  for (const leaf of leavesOf(record, names)) {
    const value = valueAt(supplied, leaf.path);
    if (!isSupplied(value)) continue;
    const wanted = leaf.field.toBody(value);
    if (isSame(wanted, valueAt(stored, leaf.path))) continue;
    body = withValue(body, leaf.path, wanted);
    laid.push(leaf);
  }
  body = toBody(record, body) as Loose;
  for (
    let errors = errorsOf(record, body);
    errors.length > 0 && laid.length > 0;
    errors = errorsOf(record, body)
  ) {
    const reasonFor = ({ path }: Leaf) => errors.find((error) => error.path === pathText(path))?.message;
    const refused = laid.filter((leaf) => reasonFor(leaf) !== undefined);
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
      body = withValue(body, leaf.path, valueAt(before, leaf.path));
    }
    laid = laid.filter((leaf) => !refused.includes(leaf));
    body = toBody(record, body) as Loose;
  }
  const changes = laid
    // What is hidden while the form holds these values is saved as blank, so it is no change.
    .filter(({ path }) => !isSame(valueAt(body, path), valueAt(stored, path)))
    .map(({ path, label, field }): EmployerChange => {
      const name = path.at(-1) ?? '';
      return {
        row,
        label,
        from: shownValue(name, field, valueAt(stored, path)),
        to: shownValue(name, field, valueAt(body, path)) ?? '',
      };
    });
  return { body: changes.length === 0 ? null : body, changes, skipped };
};
