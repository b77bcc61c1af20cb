import type { AnyField } from '@phila/contract/fields';
import { toBody, toForm, type AnyRecord } from '@phila/contract/records';

type Values = Readonly<Record<string, unknown>>;

export interface Difference {
  /** Where the form holds it: `residentialAddress.city`. */
  name: string;
  field: Exclude<AnyField, { kind: 'group' | 'fixed' }>;
  /** As saved: what the form was filled from, and the two values that it has become. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** As the form holds it. */
  mineInForm: unknown;
  theirsInForm: unknown;
}

export interface Merge {
  /** Changed here and elsewhere, to different values: a person must choose. */
  both: Difference[];
  /** Changed elsewhere only: taken over. */
  theirsOnly: Difference[];
}

/**
 * Compares a form's values with what it was filled from and with what is saved now, field by field. All three are
 * taken through the send rules first, so that a blank select and a null are the same.
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
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'fixed') continue;
      if (field.kind === 'group') {
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
