import { mustBeGiven, typedIntoOf } from '@phila/contract/records';
import { use } from 'react';
import { useField } from 'react-final-form';
import { Field, type Wiring } from '../../controls/field/index.ts';
import { useControl, type Control } from '../form/index.ts';
import { Examples } from './examples.ts';
import { controlShape, Widget, type SingleField } from './widget.tsx';
import styles from './form-fields.module.css';

interface SingleControlProps {
  /** The path in the form: `residentialAddress.city`, `courses.0.name`. */
  name: string;
  label: string;
  field: SingleField;
  /** The field that its choices depend on. */
  other?: { value: unknown } | undefined;
}

/** A field with a single control and its error. */
export const SingleControl = (props: SingleControlProps) => {
  const into = typedIntoOf(props.field);
  return into === undefined ? <PlainControl {...props} /> : <TypedControl {...props} into={into} />;
};

const PlainControl = (props: SingleControlProps) => {
  const { control, error } = useControl<unknown>(props.name);
  return <ShownControl {...props} control={control} error={error} />;
};

/**
 * Shows the errors of the choice and of its typed text until either changes. Typing leaves the choice itself unchanged,
 * so its error would otherwise stay.
 */
const TypedControl = ({ into, ...props }: SingleControlProps & { into: string }) => {
  const { control, error } = useControl<unknown>(props.name);
  const typed = useControl<string>(into);
  const { meta } = useField(into, { subscription: { dirtySinceLastSubmit: true } });
  const ofChoice = meta.dirtySinceLastSubmit === true ? undefined : error;
  return <ShownControl {...props} control={control} error={typed.error ?? ofChoice} />;
};

interface ShownControlProps extends SingleControlProps {
  control: Omit<Control<unknown>, keyof Wiring>;
  error: string | undefined;
}

const ShownControl = ({ name, label, field, other, control, error }: ShownControlProps) => {
  const warning =
    typeof control.value === 'string'
      ? (field.warn?.(control.value) ?? (error === undefined ? null : field.explain?.(control.value)))
      : null;
  const example = use(Examples)?.[name];
  const shape = controlShape(field);
  return (
    <Field
      label={label}
      hint={field.hint}
      error={error}
      warning={warning ?? undefined}
      required={mustBeGiven(field)}
      group={shape === 'boxes'}
      className={shape !== 'line' ? styles.across : undefined}
    >
      {(wiring) => (
        <Widget field={field} control={{ ...wiring, ...control }} other={other} example={example} />
      )}
    </Field>
  );
};
