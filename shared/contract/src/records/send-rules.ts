import { mapFields } from './map-fields.ts';
import { isObject } from './plain-object.ts';
import { type AnyRecord, type BodyOf, idOf, isHidden, toForm } from './record.ts';

/**
 * All of the seeds' send rules (seeds 1 §5): blanks, zero-valued selects and hidden fields become null, fixed values
 * are filled in, text is trimmed. Takes a form's values or a body as it came in; the form runs it before it checks,
 * the service before it validates. Names that a read gives and nobody may write are dropped, other unknown ones stay,
 * for the schema to refuse. `identified` keeps the row's id, under the name it has in bodies.
 */
export const cleaned = (record: AnyRecord, sent: unknown, identified = false): unknown => {
  if (!isObject(sent)) return sent;
  const fields = mapFields(record, (name, field) => field.toBody(sent[name]));
  const values = toForm(record, fields);
  const hidden = Object.entries(record.fields).filter(([name]) => isHidden(record, name, values));
  const blanks = hidden.map(([name, field]) => [name, field.toBody(field.blank)]);
  const readOnly = new Set([...Object.keys(record.alsoRead), 'id', record.idInBody]);
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => !readOnly.has(name))),
    ...fields,
    ...Object.fromEntries(blanks),
    ...(identified ? { [record.idInBody]: idOf(record, sent) } : {}),
  };
};

/** The body to send for a form's values; `version` is that of the row that was edited. */
export const toBody = <R extends AnyRecord>(record: R, values: object, version?: number): BodyOf<R> =>
  cleaned(record, version === undefined ? values : { ...values, version }) as BodyOf<R>;
