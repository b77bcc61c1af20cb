import { auditKinds, type calls, type ValueOf } from '@phila/contract/calls';
import { Field, Select } from '@phila/ui';
import { DayFilter } from '../administrative/day-filter.tsx';
import { Filters } from '../administrative/filters.tsx';
import { areaText, kindWords } from './audit-words.ts';
import type { AuditFilters as Chosen, FilterName } from './use-audit-address.ts';

interface AuditFiltersProps {
  filters: Chosen;
  /** The people and parts to choose from, once they are read. */
  choices: ValueOf<typeof calls.administration.auditActors> | undefined;
  onFilter: (name: FilterName, value: string | null) => void;
}

/** Filters the audit by person, act, part of the site and days. */
export const AuditFilters = ({ filters, choices, onFilter }: AuditFiltersProps) => {
  const choice = (
    name: FilterName,
    label: string,
    all: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Field label={label}>
      {({ 'aria-invalid': _wrong, ...wiring }) => (
        <Select<string>
          {...wiring}
          value={filters[name] ?? ''}
          options={[{ value: '', label: all }, ...options]}
          onChange={(value) => onFilter(name, value)}
        />
      )}
    </Field>
  );
  return (
    <Filters isMany>
      {choice(
        'ActorId',
        'Person',
        'Everybody',
        (choices?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
      )}
      {choice(
        'Kind',
        'What',
        'Everything',
        auditKinds.map((kind) => ({ value: kind, label: kindWords[kind].name })),
      )}
      {choice(
        'Area',
        'Part of the site',
        'All',
        (choices?.areas ?? []).map((area) => ({ value: area, label: areaText(area) })),
      )}
      <DayFilter label="From" value={filters.From ?? ''} onDay={(day) => onFilter('From', day)} />
      <DayFilter
        label="Until and including"
        value={filters.Until ?? ''}
        onDay={(day) => onFilter('Until', day)}
      />
    </Filters>
  );
};
