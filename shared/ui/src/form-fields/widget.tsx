import type { AnyField } from '@phila/contract/fields';
import { useField } from 'react-final-form';
import { amountText } from '@phila/contract/format';
import { mustBeGiven } from '@phila/contract/records';
import { AmountInput } from '../amount-input/index.ts';
import { CheckGroup } from '../check/index.ts';
import { DateInput } from '../date-input/index.ts';
import type { Control } from '../form/index.ts';
import { Input, TextArea } from '../input/index.ts';
import { latePart } from '../late-part/index.ts';
import { preloadLongSelect } from '../select/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Slider } from '../slider/index.ts';
import { ListMissing, SelectWidget } from './select-widget.tsx';
import { DocumentWidget, preloadDocumentWidget } from './document-widget.tsx';
import styles from './form-fields.module.css';
import { NoControl } from './no-control.tsx';
import { listedChoices, useLookupChoices, type Choices, type Looking } from './use-choices.ts';

/** A field that is shown in one control of its own. */
export type SingleField = Exclude<AnyField, { kind: 'group' | 'rows' | 'fixed' }>;

/** Fetches the code of the controls that these fields may need, ahead of the form. */
export const preloadWidgets = (fields: Readonly<Record<string, AnyField>>): void => {
  for (const field of Object.values(fields)) {
    if (field.kind === 'group' || field.kind === 'rows') preloadWidgets(field.fields);
    // How many choices a lookup has is not known before it has come.
    else if (field.kind === 'lookup' || field.kind === 'reference') preloadLongSelect();
    else if (field.kind === 'document') preloadDocumentWidget();
  }
};

const YES_NO: Choices = {
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  waiting: false,
  retry: null,
};
const asYesNo = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : '');

interface WidgetProps {
  field: SingleField;
  control: Control<unknown>;
  /** The value of the field that the choices depend on. */
  other?: { value: unknown } | undefined;
}

/** The control that a field's kind asks for. */
export const Widget = ({ field, control, other }: WidgetProps) => {
  switch (field.kind) {
    case 'text':
      if (field.picks === 'colour')
        return (
          <div className={styles.colour}>
            <Input {...(control as Control<string>)} autoComplete="off" spellCheck={false} maxLength={9} />
            <ColourPicker control={control as Control<string>} label={field.label} />
          </div>
        );
      return (
        <Input
          {...(control as Control<string>)}
          autoComplete={field.autoComplete ?? 'off'}
          inputMode={field.inputMode}
        />
      );
    case 'prose':
      return <TextArea {...(control as Control<string>)} />;
    case 'date':
      return <DateInput {...(control as Control<string>)} />;
    case 'amount':
      return (
        <>
          <AmountInput {...(control as Control<number | string | null>)} unit={field.unit} />
          {field.slide && (
            <Slider
              {...field.slide}
              label={`Slide to change: ${field.label}`}
              value={control.value}
              text={(value) => amountText(value, field.unit)}
              onChange={control.onChange}
            />
          )}
        </>
      );
    case 'yesNo':
      return (
        <SelectWidget
          choices={YES_NO}
          blank=""
          clearable={!field.required}
          control={{
            ...control,
            value: asYesNo(control.value),
            onChange: (next) => control.onChange(next === 'yes' ? true : next === 'no' ? false : null),
          }}
        />
      );
    case 'option':
      return (
        <SelectWidget
          control={control}
          choices={listedChoices(field, other)}
          narrowed={other !== undefined}
          blank={field.blank}
          clearable={!field.required}
        />
      );
    case 'options':
      return (
        <CheckGroup<string | number>
          {...control}
          options={field.choices.map(({ id, name }) => ({ value: id, label: name }))}
          value={Array.isArray(control.value) ? control.value : []}
        />
      );
    case 'lookup':
    case 'reference':
      return field.typedInto === undefined ? (
        <LookupWidget field={field} control={control} other={other} />
      ) : (
        <TypedLookupWidget field={field} control={control} other={other} into={field.typedInto} />
      );
    case 'document':
      return <DocumentWidget field={field} control={control} />;
    case 'lookups':
      return <LookupsWidget field={field} control={control} />;
  }
};

interface LookupWidgetProps {
  field: Exclude<Looking, { kind: 'lookups' }>;
  control: Control<unknown>;
  other?: { value: unknown } | undefined;
  typed?: { text: string; onType: (text: string) => void };
}

/** A choice that may be typed as well: one of the two has a value. */
const TypedLookupWidget = ({ into, ...lookup }: LookupWidgetProps & { into: string }) => {
  const { input } = useField<string>(into, { subscription: { value: true } });
  const onType = (text: string) => {
    input.onChange(text);
    if (text !== '') lookup.control.onChange(lookup.field.blank);
  };
  return <LookupWidget {...lookup} typed={{ text: input.value, onType }} />;
};

const LookupWidget = ({ field, control, other, typed }: LookupWidgetProps) => (
  <SelectWidget
    control={control}
    choices={useLookupChoices(field, true, other)}
    narrowed={other !== undefined}
    blank={field.blank}
    clearable={!mustBeGiven(field)}
    autoComplete={field.autoComplete}
    typed={typed}
  />
);

interface LookupsWidgetProps {
  field: Extract<Looking, { kind: 'lookups' }>;
  control: Control<unknown>;
}

/** More boxes than that are no longer seen at once: the choices are found by typing. */
const MAX_BOXES = 15;

const antdInputs = () => import('./antd-inputs.tsx');
/** The input beside it takes the digits of a colour all the same. */
const NoPicker = () => null;
const ColourPicker = latePart(async () => (await antdInputs()).ColourPicker, NoPicker);
const SeveralSelect = latePart(async () => (await antdInputs()).SeveralSelect, NoControl);

const LookupsWidget = ({ field, control }: LookupsWidgetProps) => {
  const choices = useLookupChoices(field);
  if (choices.waiting) return <Skeleton height={120} />;
  if (choices.options.length > MAX_BOXES)
    return <SeveralSelect control={control} options={choices.options} />;
  return (
    <>
      <CheckGroup<string | number>
        {...control}
        options={choices.options}
        value={Array.isArray(control.value) ? control.value : []}
      />
      <ListMissing choices={choices} />
    </>
  );
};
