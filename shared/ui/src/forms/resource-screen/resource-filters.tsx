import { type AnyField, byKind } from '@phila/contract/fields';
import { isDay } from '@phila/contract/format';
import type { AnyResource } from '@phila/contract/resources';
import { Fragment, type ReactNode } from 'react';
import { AmountInput } from '../../controls/amount-input/index.ts';
import { DateInput } from '../../controls/date-input/index.ts';
import { Field, type Wiring } from '../../controls/field/index.ts';
import { useLookupChoices, type ServiceChoiceField } from '../form-fields/index.ts';
import { Select } from '../../controls/select/index.ts';
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

const LookupFilter = ({ name, field, address }: FilterProps & { field: ServiceChoiceField }) =>
  equal(field, name, address, useLookupChoices(field).options);

interface EndProps {
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** Filters a range by two filters: `price.gte`, `price.lte`. Days count whole, the last one too. */
const RangeFilter = ({
  name,
  field: { label },
  address,
  end,
}: FilterProps & { end: (wiring: Omit<Wiring, 'aria-invalid'>, props: EndProps) => ReactNode }) =>
  (['gte', 'lte'] as const).map((operator) => {
    const filter = `${name}.${operator}`;
    return (
      <Field key={operator} label={`${label} ${operator === 'gte' ? 'from' : 'to'}`}>
        {({ 'aria-invalid': _wrong, ...wiring }) =>
          end(wiring, {
            value: address.filters[filter],
            onChange: (value) => address.filter(filter, value),
          })
        }
      </Field>
    );
  });

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const equal = (
  { label }: AnyField,
  name: string,
  address: ResourceAddress,
  options: ChoiceFilterProps['options'],
) => (
  <ChoiceFilter
    label={label}
    value={address.filters[`${name}.eq`]}
    options={options}
    onChange={(value) => address.filter(`${name}.eq`, value)}
  />
);
const among = (field: ServiceChoiceField, name: string, address: ResourceAddress) => (
  <LookupFilter name={name} field={field} address={address} />
);
const none = () => null;

/** Draws the filter for a kind of field; nothing for kinds without one. */
const fieldFilter = byKind<[name: string, address: ResourceAddress], ReactNode>({
  text: none,
  prose: none,
  date: (field, name, address) => (
    <RangeFilter
      name={name}
      field={field}
      address={address}
      end={(wiring, { value, onChange }) => (
        <DateInput {...wiring} value={value ?? ''} onChange={(day) => onChange(isDay(day) ? day : null)} />
      )}
    />
  ),
  yesNo: (field, name, address) => equal(field, name, address, YES_NO),
  amount: (field, name, address) => (
    <RangeFilter
      name={name}
      field={field}
      address={address}
      end={(wiring, { value, onChange }) => (
        <AmountInput
          {...wiring}
          unit={field.unit}
          value={value === undefined ? null : Number(value)}
          onChange={(next) => onChange(typeof next === 'number' ? String(next) : null)}
        />
      )}
    />
  ),
  option: (field, name, address) =>
    equal(
      field,
      name,
      address,
      field.choices.map(({ id, name: label }) => ({ value: id, label })),
    ),
  options: none,
  lookup: among,
  lookups: none,
  reference: among,
  document: none,
  group: none,
  rows: none,
  fixed: none,
});

export interface ResourceFiltersProps {
  resource: AnyResource;
  address: ResourceAddress;
}

/** Draws every filter of a resource, by kind of field. A choice applies at once, and goes into the address. */
const ResourceFilters = ({ resource, address }: ResourceFiltersProps) => (
  <div className={styles.filters}>
    {Object.entries(resource.fields).map(([name, field]) => (
      <Fragment key={name}>{fieldFilter(field, name, address)}</Fragment>
    ))}
  </div>
);

export default ResourceFilters;
