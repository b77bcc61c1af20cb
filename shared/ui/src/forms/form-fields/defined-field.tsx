import { type AnyField, holds, visibleFields } from '@phila/contract/fields';
import { amongOf, labelOf, isHidden, rowValues, type AnyForm } from '@phila/contract/records';
import { memo, useLayoutEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { isNamedAlready } from './group-parts.ts';
import { keepRegistered } from './keep-registered.ts';
import { RowsControl } from './rows-control.tsx';
import { SingleControl } from './single-control.tsx';
import styles from './form-fields.module.css';

interface DefinedFieldProps {
  type: AnyForm;
  /** The name of a field of the form. */
  name: string;
  /** The heading above the field. */
  heading?: string | null;
}

/** Draws a field by its definition. The definition may hide or rename it by other fields' values. */
export const DefinedField = ({ type, name, heading = null }: DefinedFieldProps) => {
  const field = type.fields[name];
  if (!field) return null;
  // Subscribes to other fields only if the definition depends on them.
  return type.hide[name] || type.relabel[name] || amongOf(field) || unitByOf(field) ? (
    <DependentField type={type} name={name} field={field} />
  ) : (
    <NamedField name={name} label={field.label} field={field} heading={heading} />
  );
};

const unitByOf = (field: AnyField) => (field.kind === 'amount' ? field.unitBy : undefined);

/** Gives an amount the unit that another field has chosen: years or months, percent or rand. */
const withUnit = (field: AnyField, values: Readonly<Record<string, unknown>>): AnyField => {
  const by = unitByOf(field);
  const unit = by?.units[String(values[by.field])];
  return field.kind === 'amount' && unit !== undefined ? { ...field, unit } : field;
};

const DependentField = ({ type, name, field }: DefinedFieldProps & { field: AnyField }) => {
  const { values } = useFormState<Record<string, never>>({ subscription: { values: true } });
  const form = useForm();
  // Keeps the entry of a hidden field for when it is shown again.
  useLayoutEffect(() => {
    const names = holds(field, 'fields')
      ? Object.keys(field.fields).map((part) => `${name}.${part}`)
      : [name];
    for (const one of names) keepRegistered(form, one);
  }, [form, name, field]);
  if (isHidden(type, name, values)) return null;
  const among = amongOf(field);
  return (
    <NamedField
      name={name}
      label={labelOf(type, name, values)}
      field={withUnit(field, values)}
      other={among && { value: rowValues(type, values)[among.field] }}
    />
  );
};

interface NamedFieldProps {
  /** The path in the form: `residentialAddress.city`. */
  name: string;
  label: string;
  field: AnyField;
  heading?: string | null;
  /** The field that its choices depend on. */
  other?: { value: unknown } | undefined;
}

const NamedField = memo(({ name, label, field, heading = null, other }: NamedFieldProps) => {
  if (holds(field, 'constant')) return null;
  if (holds(field, 'rows')) return <RowsControl name={name} label={label} field={field} />;
  if (!holds(field, 'fields')) return <SingleControl name={name} label={label} field={field} other={other} />;
  const parts = visibleFields(field.fields).map(([part, inner]) => (
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
