import { type AnyField, type Fields, type Loose } from './field.ts';
import { isObject } from './plain-object.ts';

/* Fields within a field: those of a group, and those of each row of a list. */

/** What is made of each field, under the field's name. */
export const ofEach = <T>(fields: Fields, of: (name: string, field: AnyField) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(name, field)]));

/**
 * @throws Error for a choice that depends on another field and for an attached document: both are found among the
 * fields of a form only.
 */
export const assertIndependent = (label: string, kind: string, fields: Fields): void => {
  for (const [name, field] of Object.entries(fields))
    if ('among' in field && field.among !== undefined)
      throw new Error(`${label}, ${name}: within a ${kind} no choice depends on another field`);
    else if (field.kind === 'document')
      throw new Error(`${label}, ${name}: a ${kind} holds no attached document`);
};

/** What a form holds of the fields; the fixed ones are left out. */
export const innerForm = (fields: Fields, saved: unknown): Loose => {
  const values = ofEach(fields, (name, field) => field.toForm(isObject(saved) ? saved[name] : undefined));
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.kind !== 'fixed'));
};

/** What is sent of the fields. Names that are no field stay; what is no object stays as it is, for the schema to refuse. */
export const innerBody = (fields: Fields, sent: unknown): unknown =>
  isObject(sent) ? { ...sent, ...ofEach(fields, (name, field) => field.toBody(sent[name])) } : sent;
