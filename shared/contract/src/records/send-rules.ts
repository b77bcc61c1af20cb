import { type AnyForm, isHidden, type SentOf } from './form.ts';
import { mapFields } from './map-fields.ts';
import { isObject } from './plain-object.ts';
import { type AnyRecord, type BodyOf, idOf } from './record.ts';
import { normaliseTyped } from './typed-choice.ts';

/**
 * Applies the specification's send rules (specification: records) to a form's values or an incoming body: blanks,
 * zero-valued selects and hidden fields become null, fixed values are filled in, text is trimmed. Forms run it before
 * checking, the service before validating. Unknown names stay, for the schema to refuse.
 */
export const normaliseForm = (type: AnyForm, sent: unknown): unknown => {
  if (!isObject(sent)) return sent;
  const own = mapFields(type, (name, field) => field.toBody(sent[name]));
  const fields = { ...own, ...normaliseTyped(type.fields, sent, own) };
  const hidden = Object.entries(type.fields).filter(([name]) => isHidden(type, name, fields));
  const blanks = hidden.map(([name, field]) => [name, field.toBody(field.blank)]);
  return { ...sent, ...fields, ...Object.fromEntries(blanks) };
};

/**
 * Applies a record's send rules and drops read-only names; `identified` keeps the row's id, under its name in bodies.
 */
export const normalise = (record: AnyRecord, sent: unknown, identified = false): unknown => {
  if (!isObject(sent)) return sent;
  const readOnly = new Set([...Object.keys(record.alsoRead), 'id', record.idInBody]);
  const body = Object.fromEntries(Object.entries(sent).filter(([name]) => !readOnly.has(name)));
  return {
    ...(normaliseForm(record, body) as object),
    ...(identified ? { [record.idInBody]: idOf(record, sent) } : {}),
  };
};

/** Body to send for a form's values, without a record. */
export const sentBy = <R extends AnyForm>(type: R, values: object): SentOf<R> =>
  normaliseForm(type, values) as SentOf<R>;

/** Body to send for a form's values; `version` is the edited row's. */
export const toBody = <R extends AnyRecord>(record: R, values: object, version?: number): BodyOf<R> =>
  normalise(record, version === undefined ? values : { ...values, version }) as BodyOf<R>;
