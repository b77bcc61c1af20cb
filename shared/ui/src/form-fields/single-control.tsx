import { Field } from '../field/index.ts';
import { useControl } from '../form/index.ts';
import { Widget, type SingleField } from './widget.tsx';
import styles from './form-fields.module.css';

interface SingleControlProps {
  /** Where the form holds it: `residentialAddress.city`, `courses.0.name`. */
  name: string;
  label: string;
  field: SingleField;
  /** The value of the field that its choices depend on. */
  other?: { value: unknown } | undefined;
}

/** A field with one control of its own, and what was said about its value. */
export const SingleControl = ({ name, label, field, other }: SingleControlProps) => {
  const { control, error } = useControl<unknown>(name);
  const warning =
    typeof control.value === 'string'
      ? (field.warn?.(control.value) ?? (error === undefined ? null : field.explain?.(control.value)))
      : null;
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
