import * as z from 'zod/mini';
import type { BodyFieldsOf, Extras, Fields, FormOf, RowFieldsOf, RowsField, RowWords } from './field.ts';
import { assertIndependent, innerBody, innerForm, ofEach } from './inner-fields.ts';
import { isObject } from './plain-object.ts';

/** Most rows of a list, unless the field says otherwise. */
const MAX_ROWS = 50;

interface RowsDefinition<F extends Fields, Min extends number> extends RowWords {
  /** Fields of a row: no groups, no lists, and no dependent choices. */
  fields: F;
  /** Fewest rows; default: 0. */
  min?: Min;
  /** Most rows; default: 50. */
  max?: number;
}

/**
 * List of rows within a form: `rows('Courses', { one: 'course', many: 'courses', fields: { … }, max: 10 })`. Errors
 * appear at a value's own place, `courses.0.name`; too few or too many rows at the list.
 * A list is saved whole, because its rows have no ids. A form sends back values of a row that it has no field for, and
 * never refuses them, so that a page older than a field does not clear it; the service drops values that it does not
 * know either.
 */
export const rows = <const F extends Fields, const Min extends number = 0>(
  label: string,
  { one, many, isOrdered, fields, min, max = MAX_ROWS }: RowsDefinition<F, Min>,
  extras?: Extras<FormOf<NoInfer<F>>[]>,
): RowsField<F, Min extends 0 ? false : true> => {
  assertIndependent(label, 'row', fields);
  for (const [name, { kind }] of Object.entries(fields))
    if (kind === 'group' || kind === 'rows')
      throw new Error(`${label}, ${name}: within a row there is no ${kind}`);
  const fewest = min ?? 0;
  const few = fewest === 1 ? `Please add at least one ${one}` : `Please add at least ${fewest} ${many}`;
  const much = `Please enter at most ${max} ${max === 1 ? one : many}`;
  const toForm = (row: unknown): FormOf<F> => {
    const known = innerForm(fields, row);
    // Leaves out fixed fields: sending fills them in again.
    const others = isObject(row) ? Object.entries(row).filter(([name]) => !Object.hasOwn(fields, name)) : [];
    return { ...known, ...Object.fromEntries(others) } as FormOf<F>;
  };
  return {
    ...extras,
    kind: 'rows',
    label,
    one,
    many,
    ...(isOrdered === undefined ? {} : { isOrdered }),
    fields,
    min: fewest,
    max,
    required: (fewest > 0) as Min extends 0 ? false : true,
    blank: [],
    bodySchema: z
      .array(z.object(ofEach(fields, (_, field) => field.bodySchema)))
      .check(z.minLength(fewest, few), z.maxLength(max, much)) as unknown as z.ZodMiniType<
      BodyFieldsOf<F>[],
      BodyFieldsOf<F>[]
    >,
    rowSchema: z.array(z.object(ofEach(fields, (_, field) => field.rowSchema))) as unknown as z.ZodMiniType<
      RowFieldsOf<F>[],
      RowFieldsOf<F>[]
    >,
    toBody: (sent) => {
      const given = sent === '' ? [] : (sent ?? []);
      // Keeps a single row over the limit, enough for a refusal.
      return Array.isArray(given) ? given.slice(0, max + 1).map((row) => innerBody(fields, row)) : given;
    },
    toForm: (saved) => (Array.isArray(saved) ? saved.map(toForm) : (extras?.initial ?? [])),
  };
};
