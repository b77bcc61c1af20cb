import { type AnyField, byKind } from '@phila/contract/fields';
import { useMay } from '@phila/platform';
import { type ReactNode, useState } from 'react';
import { useField } from 'react-final-form';
import { amountText } from '@phila/contract/format';
import { mustBeGiven } from '@phila/contract/records';
import { AmountInput } from '../../controls/amount-input/index.ts';
import { CheckGroup } from '../../controls/check/index.ts';
import { DateInput } from '../../controls/date-input/index.ts';
import type { Control } from '../form/index.ts';
import { Input, TextArea } from '../../controls/input/index.ts';
import { lazy } from '../../layout/lazy/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { Slider } from '../../controls/slider/index.ts';
import { ListMissing, SelectWidget } from './select-widget.tsx';
import { DocumentWidget } from './document-widget.tsx';
import styles from './form-fields.module.css';
import { noControl } from './no-control.tsx';
import { listedChoices, useLookupChoices, type Choices, type ServiceChoiceField } from './use-choices.ts';

/** A field with a single control. */
export type SingleField = Exclude<AnyField, { kind: 'group' | 'rows' | 'fixed' }>;

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
  /** The field that the choices depend on. */
  other?: { value: unknown } | undefined;
  /** A value to show pale while the field is blank. */
  example?: unknown;
}

type WidgetArguments = [control: Control<unknown>, other: WidgetProps['other'], example: unknown];

const looked = (field: LookupWidgetProps['field'], ...[control, other]: WidgetArguments) =>
  field.typedInto === undefined ? (
    <LookupWidget field={field} control={control} other={other} />
  ) : (
    <TypedLookupWidget field={field} control={control} other={other} into={field.typedInto} />
  );

const widget = byKind<WidgetArguments, ReactNode, SingleField['kind']>({
  text: ({ picks, label, autoComplete, inputMode }, control) =>
    picks === 'colour' ? (
      <div className={styles.colour}>
        <Input {...(control as Control<string>)} autoComplete="off" spellCheck={false} maxLength={9} />
        <ColourPicker control={control as Control<string>} label={label} />
      </div>
    ) : (
      <Input {...(control as Control<string>)} autoComplete={autoComplete ?? 'off'} inputMode={inputMode} />
    ),
  prose: (_, control) => <TextArea {...(control as Control<string>)} />,
  date: ({ isPart }, control) => <DateInput {...(control as Control<string>)} isPart={isPart} />,
  yesNo: ({ required }, control) => (
    <SelectWidget
      choices={YES_NO}
      blank=""
      clearable={!required}
      control={{
        ...control,
        value: asYesNo(control.value),
        onChange: (next) => control.onChange(next === 'yes' ? true : next === 'no' ? false : null),
      }}
    />
  ),
  amount: ({ unit, slide, label, named }, control, _, example) => (
    <>
      {named === undefined ? (
        <AmountInput
          {...(control as Control<number | string | null>)}
          unit={unit}
          example={typeof example === 'number' ? example : undefined}
        />
      ) : (
        <NamedNumber named={named} unit={unit} control={control} />
      )}
      {slide && (
        <Slider
          {...slide}
          label={`Slide to change: ${label}`}
          value={control.value}
          text={(value) => amountText(value, unit)}
          onChange={control.onChange}
        />
      )}
    </>
  ),
  option: (field, control, other) => (
    <SelectWidget
      control={control}
      choices={listedChoices(field, other)}
      narrowed={other !== undefined}
      blank={field.blank}
      clearable={!field.required}
    />
  ),
  options: ({ choices }, control) => (
    <CheckGroup<string | number>
      {...control}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={Array.isArray(control.value) ? control.value : []}
    />
  ),
  lookup: looked,
  lookups: (field, control) => <LookupsWidget field={field} control={control} />,
  reference: looked,
  document: (field, control) => <DocumentWidget field={field} control={control} />,
});

const line = () => 'line' as const;

/**
 * Classifies a control for the layout: one line; higher, which would leave a hole in the column beside it; or boxes,
 * which need a name as a group.
 */
export const controlShape = byKind<[], 'line' | 'high' | 'boxes', SingleField['kind']>({
  text: line,
  prose: () => 'high',
  date: line,
  yesNo: line,
  amount: line,
  option: line,
  options: () => 'boxes',
  lookup: line,
  lookups: ({ isOrdered }) => (isOrdered === true ? 'high' : 'line'),
  reference: line,
  document: line,
});

/** Draws the control for a field's kind. */
export const Widget = ({ field, control, other, example }: WidgetProps) =>
  widget(field, control, other, example);

interface LookupWidgetProps {
  field: Exclude<ServiceChoiceField, { kind: 'lookups' }>;
  control: Control<unknown>;
  other?: { value: unknown } | undefined;
  typed?: { text: string; onType: (text: string) => void };
}

/** A select that also takes a typed text: choosing clears the text, and typing clears the choice. */
const TypedLookupWidget = ({ into, ...lookup }: LookupWidgetProps & { into: string }) => {
  const { input } = useField<string>(into, { subscription: { value: true } });
  const onType = (text: string) => {
    input.onChange(text);
    if (text !== '') lookup.control.onChange(lookup.field.blank);
  };
  return <LookupWidget {...lookup} typed={{ text: input.value, onType }} />;
};

const LookupWidget = ({ field, control, other, typed }: LookupWidgetProps) => {
  // Keeps offering the initial value, even a retired one, after another was chosen.
  const [had] = useState({ value: control.value });
  return (
    <SelectWidget
      control={control}
      choices={useLookupChoices(field, true, other, had)}
      narrowed={other !== undefined}
      blank={field.blank}
      clearable={!mustBeGiven(field)}
      autoComplete={field.autoComplete}
      typed={typed}
    />
  );
};

type AmountField = Extract<AnyField, { kind: 'amount' }>;

interface NamedNumberProps {
  named: NonNullable<AmountField['named']>;
  unit: AmountField['unit'];
  control: Control<unknown>;
}

/** A list of names for those who may read them, otherwise the number. */
const NamedNumber = ({ named: { lookup, permission }, unit, control }: NamedNumberProps) => {
  const mayRead = useMay(permission);
  const choices = useLookupChoices({ kind: 'amount', lookup }, mayRead);
  return mayRead ? (
    <SelectWidget control={control} choices={choices} blank={null} clearable />
  ) : (
    <AmountInput {...(control as Control<number | string | null>)} unit={unit} />
  );
};

interface LookupsWidgetProps {
  field: Extract<ServiceChoiceField, { kind: 'lookups' }>;
  control: Control<unknown>;
}

/** The most checkboxes to show at once; more choices are found by typing. */
const MAX_BOXES = 15;

const antdInputs = () => import('./antd-inputs.tsx');
const ColourPicker = lazy(async () => ({ default: (await antdInputs()).ColourPicker }), {
  standIn: null,
  // Draws nothing if it fails to load: the input beside it takes the digits anyway.
  fault: () => null,
});
const SeveralSelect = lazy(async () => ({ default: (await antdInputs()).SeveralSelect }), noControl);
const OrderedChoices = lazy(
  async () => ({ default: (await import('./ordered-choices.tsx')).OrderedChoices }),
  noControl,
);

const LookupsWidget = ({ field, control }: LookupsWidgetProps) => {
  const choices = useLookupChoices(field);
  if (choices.waiting) return <Skeleton height={120} />;
  if (field.isOrdered === true)
    return (
      <>
        <OrderedChoices control={control} label={field.label} options={choices.options} />
        <ListMissing choices={choices} />
      </>
    );
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
