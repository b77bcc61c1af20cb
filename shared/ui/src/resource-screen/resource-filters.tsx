import type { AnyField } from '@phila/contract/fields';
import type { AnyResource } from '@phila/contract/resources';
import { AmountInput } from '../amount-input/index.ts';
import { DateInput } from '../date-input/index.ts';
import { Field } from '../field/index.ts';
import { useLookupChoices, type Looking } from '../form-fields/index.ts';
import { Select } from '../select/index.ts';
import type { ResourceAddress } from './resource-address.ts';
import styles from './resource-screen.module.css';

interface FilterProps {
  name: string;
  field: AnyField;
  address: ResourceAddress;
}

interface ChoiceFilterProps {
  label: string;
  value: string | undefined;
  options: readonly { value: number | string; label: string }[];
  onChange: (value: string | null) => void;
}

const ChoiceFilter = ({ label, value, options, onChange }: ChoiceFilterProps) => (
  <Field label={label}>
    {({ 'aria-invalid': _wrong, ...wiring }) => (
      <Select
        {...wiring}
        value={value ?? ''}
        options={[
          { value: '', label: 'All' },
          ...options.map((one) => ({ ...one, value: String(one.value) })),
        ]}
        onChange={(next) => onChange(next === null || next === '' ? null : String(next))}
      />
    )}
  </Field>
);

const LookupFilter = ({ name, field, address }: FilterProps & { field: Looking }) => (
  <ChoiceFilter
    label={field.label}
    value={address.filters[`${name}.eq`]}
    options={useLookupChoices(field).options}
    onChange={(value) => address.filter(`${name}.eq`, value)}
  />
);

/** From and to, each its own filter: `price.gte`, `price.lte`. Days count as a whole, the last one as well. */
const RangeFilter = ({
  name,
  field,
  address,
}: FilterProps & { field: AnyField & { kind: 'amount' | 'date' } }) => {
  const ends = [
    ['gte', `${field.label} from`],
    ['lte', `${field.label} to`],
  ] as const;
  return ends.map(([operator, label]) => {
    const filter = `${name}.${operator}`;
    const value = address.filters[filter];
    return (
      <Field key={operator} label={label}>
        {({ 'aria-invalid': _wrong, ...wiring }) =>
          field.kind === 'date' ? (
            <DateInput
              {...wiring}
              value={value ?? ''}
              onChange={(day) => address.filter(filter, /^\d{4}-\d\d-\d\d$/.test(day) ? day : null)}
            />
          ) : (
            <AmountInput
              {...wiring}
              unit={field.unit}
              value={value === undefined ? null : Number(value)}
              onChange={(next) => address.filter(filter, typeof next === 'number' ? String(next) : null)}
            />
          )
        }
      </Field>
    );
  });
};

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** The control by which a field is filtered; nothing for the kinds that are not. */
const FieldFilter = ({ name, field, address }: FilterProps) => {
  switch (field.kind) {
    case 'amount':
    case 'date':
      return <RangeFilter name={name} field={field} address={address} />;
    case 'yesNo':
    case 'option':
      return (
        <ChoiceFilter
          label={field.label}
          value={address.filters[`${name}.eq`]}
          options={
            field.kind === 'yesNo'
              ? YES_NO
              : field.choices.map(({ id, name: label }) => ({ value: id, label }))
          }
          onChange={(value) => address.filter(`${name}.eq`, value)}
        />
      );
    case 'lookup':
    case 'reference':
      return <LookupFilter name={name} field={field} address={address} />;
    default:
      return null;
  }
};

export interface ResourceFiltersProps {
  resource: AnyResource;
  address: ResourceAddress;
}

/** Every filter of a resource, each by the kind of its field. What is chosen shows at once, and is in the address. */
export const ResourceFilters = ({ resource, address }: ResourceFiltersProps) => (
  <div className={styles.filters}>
    {Object.entries(resource.fields).map(([name, field]) => (
      <FieldFilter key={name} name={name} field={field} address={address} />
    ))}
  </div>
);
