import { type AnyField, type AnyRecord, holds, visibleFields } from '@phila/contract';
import { isObject } from '../../core/plain-object.ts';

type UnknownRecord = Readonly<Record<string, unknown>>;

/** A field with a single value, in the record or in a group. */
export interface Leaf {
  /** `['firstName']`, `['workAddress', 'city']`. */
  path: readonly [string] | readonly [string, string];
  label: string;
  field: AnyField;
}

/** Lists the fields of a record that employers can supply, with a group's fields one by one. Default: all fields. */
export const leavesOf = (record: AnyRecord, names: readonly string[] = Object.keys(record.fields)): Leaf[] =>
  names.flatMap((name): Leaf[] => {
    const field = record.fields[name];
    // Employers cannot supply a person's file.
    if (field === undefined || holds(field, 'constant', 'file')) return [];
    if (!holds(field, 'fields')) return [{ path: [name], label: field.label, field }];
    return visibleFields(field.fields).map(([innerName, inner]) => ({
      path: [name, innerName] as const,
      label: inner.label === field.label ? field.label : `${field.label}: ${inner.label}`,
      field: inner,
    }));
  });

export const valueAt = (values: UnknownRecord, [name, inner]: Leaf['path']): unknown => {
  const value = values[name];
  if (inner === undefined) return value;
  return isObject(value) ? value[inner] : undefined;
};

/** A copy of the values with a leaf replaced. */
export const withValue = (
  values: UnknownRecord,
  [name, inner]: Leaf['path'],
  value: unknown,
): Record<string, unknown> => {
  if (inner === undefined) return { ...values, [name]: value };
  const group = values[name];
  return { ...values, [name]: { ...(isObject(group) ? group : {}), [inner]: value } };
};

export const pathText = (path: Leaf['path']): string => path.join('.');

/** True unless blank: a blank never clears the person's own value. */
export const isSupplied = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  !(typeof value === 'string' && value.trim() === '') &&
  !(Array.isArray(value) && value.length === 0);
