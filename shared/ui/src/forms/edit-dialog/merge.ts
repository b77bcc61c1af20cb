import { type AnyField, holds, visibleFields } from '@phila/contract/fields';
import { toBody, toForm, type AnyRecord } from '@phila/contract/records';

type Values = Readonly<Record<string, unknown>>;

export interface Difference {
  /** The path in the form: `residentialAddress.city`. */
  name: string;
  field: Exclude<AnyField, { kind: 'group' | 'fixed' }>;
  /** The values as saved: of the row that filled the form, of this form, and of the row now. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** The two new values as the form holds them. */
  mineInForm: unknown;
  theirsInForm: unknown;
}

export interface Merge {
  /** Fields changed here and elsewhere to different values: a person must choose. */
  both: Difference[];
  /** Fields changed elsewhere only; the merge takes them over. */
  theirsOnly: Difference[];
}

/**
 * Compares a form's values, field by field, with the row that filled it and with the row as saved now. Applies the send
 * rules to all three first, so that a blank select equals null.
 */
export const merge = (type: AnyRecord, base: object | null, current: object, values: object): Merge => {
  const baseForm: Values = toForm(type, base);
  const theirsForm: Values = toForm(type, current);
  const before = { ...toBody(type, baseForm) };
  const theirs = { ...toBody(type, theirsForm) };
  const mine = { ...toBody(type, values) };
  const found: Merge = { both: [], theirsOnly: [] };

  const compare = (fields: AnyRecord['fields'], path: string, at: readonly Values[]) => {
    const [was, now, own, nowForm, ownForm] = at as [Values, Values, Values, Values, Values];
    for (const [name, field] of visibleFields(fields)) {
      if (holds(field, 'fields')) {
        compare(
          field.fields,
          `${path}${name}.`,
          at.map((values) => valuesIn(values[name])),
        );
        continue;
      }
      if (same(was[name], now[name]) || same(own[name], now[name])) continue;
      const difference = {
        name: `${path}${name}`,
        field,
        before: was[name],
        mine: own[name],
        theirs: now[name],
        mineInForm: ownForm[name],
        theirsInForm: nowForm[name],
      };
      (same(was[name], own[name]) ? found.theirsOnly : found.both).push(difference);
    }
  };
  compare(type.fields, '', [before, theirs, mine, theirsForm, { ...values }]);
  return found;
};

const valuesIn = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
