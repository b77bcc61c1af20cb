import type { MetadataElement } from '@phila/contract/calls';
import {
  CheckGroup,
  Field,
  FormField,
  Input,
  PasswordInput,
  RadioGroup,
  Select,
  TextArea,
  useControl,
} from '@phila/ui';

const choicesOf = (options: readonly string[]) => options.map((value) => ({ value, label: value }));

/** A required element has a star in its label (specification: orders, "Metadata"), which a screen reader reads out. */
const labelOf = ({ label, required }: MetadataElement): string => (required ? `${label} *` : label);

/** Several of its options; the value is the list of those chosen. */
const Several = ({ element }: { element: MetadataElement }) => {
  const { control } = useControl<string[]>(element.id);
  return (
    <Field label={labelOf(element)} group>
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
  const { control } = useControl<string>(element.id);
  return (
    <RadioGroup
      label={labelOf(element)}
      options={choicesOf(element.options)}
      value={control.value === '' ? null : control.value}
      onChange={control.onChange}
    />
  );
};

interface ElementFieldProps {
  element: MetadataElement;
  /** There is an answer already, and it is not shown: a password's. */
  isAnswered: boolean;
}

/** A question of a product's in the control that its type names (specification: orders, "Metadata"). */
export const ElementField = ({ element, isAnswered }: ElementFieldProps) => {
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
