import type { AnyField } from '@phila/contract/fields';
import { amongOf, labelOf, isHidden, rowValues, type AnyForm } from '@phila/contract/records';
import { memo } from 'react';
import { useFormState } from 'react-final-form';
import { Field } from '../field/index.ts';
import { useControl } from '../form/index.ts';
import { isNamedAlready, shownParts } from './group-parts.ts';
import { Widget, type SingleField } from './widget.tsx';
import styles from './record-fields.module.css';

interface RecordFieldProps {
  record: AnyForm;
  /** A field of the record. */
  name: string;
  /** What the field stands under. */
  heading?: string | null;
}

/** A field of a record in a form: hidden and named anew as the record says. */
export const RecordField = ({ record, name, heading = null }: RecordFieldProps) => {
  const field = record.fields[name];
  if (!field) return null;
  // Only what depends on other fields listens to them.
  return record.hide[name] || record.relabel[name] || amongOf(field) ? (
    <DependentField record={record} name={name} field={field} />
  ) : (
    <NamedField name={name} label={field.label} field={field} heading={heading} />
  );
};

const DependentField = ({ record, name, field }: RecordFieldProps & { field: AnyField }) => {
  const { values } = useFormState<Record<string, never>>({ subscription: { values: true } });
  if (isHidden(record, name, values)) return null;
  const among = amongOf(field);
  return (
    <NamedField
      name={name}
      label={labelOf(record, name, values)}
      field={field}
      other={among && { value: rowValues(record, values)[among.field] }}
    />
  );
};

interface NamedFieldProps {
  /** Where the form holds it: `residentialAddress.city`. */
  name: string;
  label: string;
  field: AnyField;
  heading?: string | null;
  /** The value of the field that its choices depend on. */
  other?: { value: unknown } | undefined;
}

const NamedField = memo(({ name, label, field, heading = null, other }: NamedFieldProps) => {
  if (field.kind === 'fixed') return null;
  if (field.kind !== 'group')
    return <SingleRecordField name={name} label={label} field={field} other={other} />;
  const parts = shownParts(field.fields).map(([part, inner]) => (
    <NamedField key={part} name={`${name}.${part}`} label={inner.label} field={inner} />
  ));
  if (isNamedAlready(label, field.fields, heading)) return parts;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.columns}>{parts}</div>
    </fieldset>
  );
});

const SingleRecordField = ({ name, label, field, other }: NamedFieldProps & { field: SingleField }) => {
  const { control, error } = useControl<unknown>(name);
  const warning = typeof control.value === 'string' ? field.warn?.(control.value) : null;
  return (
    <Field
      label={label}
      hint={field.hint}
      error={error}
      warning={warning ?? undefined}
      required={field.required}
      group={field.kind === 'options'}
      className={field.kind === 'prose' || field.kind === 'options' ? styles.across : undefined}
    >
      {(wiring) => <Widget field={field} control={{ ...wiring, ...control }} other={other} />}
    </Field>
  );
};
