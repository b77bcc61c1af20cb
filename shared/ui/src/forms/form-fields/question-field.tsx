import type { MetadataElement } from '@phila/contract/calls';
import { CheckGroup } from '../../controls/check/index.ts';
import { Field } from '../../controls/field/index.ts';
import { FormField, useControl } from '../form/index.ts';
import { Input, PasswordInput, TextArea } from '../../controls/input/index.ts';
import { RadioGroup } from '../../controls/radio-group/index.ts';
import { Select } from '../../controls/select/index.ts';

const choicesOf = (options: readonly string[]) => options.map((value) => ({ value, label: value }));

/** Adds a star to a required question (specification: orders, "Metadata"); screen readers read it out. */
const labelOf = ({ label, required }: MetadataElement): string => (required ? `${label} *` : label);

/** Gives the blank answer: a list for a question of several options, or else a text. */
export const blankAnswer = ({ type }: Pick<MetadataElement, 'type'>): string | string[] =>
  type === 'checkbox' ? [] : '';

const Several = ({ element }: { element: MetadataElement }) => {
  const { control, error } = useControl<string[]>(element.id);
  return (
    <Field label={labelOf(element)} group error={error}>
      {(wiring) => (
        <CheckGroup
          {...wiring}
          options={choicesOf(element.options)}
          value={control.value}
          onChange={control.onChange}
          onBlur={control.onBlur}
        />
      )}
    </Field>
  );
};

const OneOf = ({ element }: { element: MetadataElement }) => {
  const { control, error } = useControl<string>(element.id);
  return (
    <RadioGroup
      label={labelOf(element)}
      options={choicesOf(element.options)}
      required={element.required}
      value={control.value === '' ? null : control.value}
      onChange={control.onChange}
      error={error}
    />
  );
};

interface QuestionFieldProps {
  element: MetadataElement;
  /** True for an answer that exists but is not shown, such as a password. Default: false. */
  isAnswered?: boolean;
}

/** A product's question, in a {@link Form}, with the control for its type (specification: orders, "Metadata"). */
export const QuestionField = ({ element, isAnswered = false }: QuestionFieldProps) => {
  const { id, type, required, placeholder, options } = element;
  if (type === 'checkbox') return <Several element={element} />;
  if (type === 'radio') return <OneOf element={element} />;
  return (
    <FormField name={id} label={labelOf(element)}>
      {(field) => {
        const control = { ...field, 'aria-required': required };
        if (type === 'textarea') return <TextArea {...control} placeholder={placeholder} />;
        if (type === 'password')
          return (
            <PasswordInput
              {...control}
              placeholder={isAnswered ? 'Answered: leave it, or type another' : placeholder}
              autoComplete="off"
            />
          );
        if (type === 'select')
          return (
            <Select
              {...control}
              options={choicesOf(options)}
              placeholder={placeholder === '' ? undefined : placeholder}
              clearable={!required}
              onChange={(chosen) => control.onChange(chosen ?? '')}
            />
          );
        return <Input {...control} type={type} placeholder={placeholder} />;
      }}
    </FormField>
  );
};
