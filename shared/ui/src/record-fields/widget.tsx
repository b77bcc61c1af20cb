import type { AnyField } from '@phila/contract/fields';
import { lazy } from 'react';
import type { Control } from '../form/index.ts';
import { SelectWidget } from './select-widget.tsx';
import { TextWidget } from './text-widget.tsx';
import { listedChoices, useLookupChoices, type Choices, type Looking } from './use-choices.ts';

/** What only some forms need comes with the first of them. */
const later = {
  date: () => import('./date-widget.tsx'),
  prose: () => import('./prose-widget.tsx'),
  amount: () => import('./amount-widget.tsx'),
};
const DateWidget = lazy(later.date);
const ProseWidget = lazy(later.prose);
const AmountWidget = lazy(later.amount);

/** A field that is shown in one control of its own. */
export type SingleField = Exclude<AnyField, { kind: 'group' | 'fixed' }>;

/** Fetches the code of the controls that these fields need, ahead of the form. */
export const preloadWidgets = (fields: Readonly<Record<string, AnyField>>): void => {
  for (const field of Object.values(fields)) {
    if (field.kind === 'group') preloadWidgets(field.fields);
    else if (Object.hasOwn(later, field.kind))
      void later[field.kind as keyof typeof later]().catch(() => undefined);
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

/** The control that a field's kind asks for. */
export const Widget = ({ field, control }: { field: SingleField; control: Control<unknown> }) => {
  switch (field.kind) {
    case 'text':
      return <TextWidget field={field} control={control as Control<string>} />;
    case 'prose':
      return <ProseWidget control={control as Control<string>} />;
    case 'date':
      return <DateWidget control={control as Control<string>} />;
    case 'amount':
      return <AmountWidget field={field} control={control} />;
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
          choices={listedChoices(field)}
          blank={field.blank}
          clearable={!field.required}
        />
      );
    case 'options':
      return (
        <SelectWidget
          control={control}
          choices={listedChoices(field)}
          blank={field.blank}
          clearable
          several
        />
      );
    case 'lookup':
    case 'reference':
      return <LookupWidget field={field} control={control} />;
  }
};

const LookupWidget = ({ field, control }: { field: Looking; control: Control<unknown> }) => (
  <SelectWidget
    control={control}
    choices={useLookupChoices(field)}
    blank={field.blank}
    clearable={!field.required}
  />
);
