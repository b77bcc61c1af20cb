import { type AnyField, type Fields, type Loose } from './field.ts';
import { holds, visibleFields } from './by-kind.ts';
import { isObject } from './plain-object.ts';

/* Fields nested in a field: in a group, or in each row of a list. */

/** Maps each field to a value, under the field's name. */
export const ofEach = <T>(fields: Fields, of: (name: string, field: AnyField) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(name, field)]));

/** @throws Error for a dependent choice or an attached document: only the form's own fields support them */
export const assertIndependent = (label: string, kind: string, fields: Fields): void => {
  for (const [name, field] of Object.entries(fields))
    if ('among' in field && field.among !== undefined)
      throw new Error(`${label}, ${name}: within a ${kind} no choice depends on another field`);
    else if (holds(field, 'file')) throw new Error(`${label}, ${name}: a ${kind} holds no attached document`);
};

/** Form values of the nested fields, without fixed ones. */
export const innerForm = (fields: Fields, saved: unknown): Loose =>
  Object.fromEntries(
    visibleFields(fields).map(([name, field]) => [
      name,
      field.toForm(isObject(saved) ? saved[name] : undefined),
    ]),
  );

/** Body of the nested fields. Unknown names and non-objects stay, for the schema to refuse. */
export const innerBody = (fields: Fields, sent: unknown): unknown =>
  isObject(sent) ? { ...sent, ...ofEach(fields, (name, field) => field.toBody(sent[name])) } : sent;
