import { auditKinds, calls } from '@phila/contract/calls';
import { Button, Check, Field, Select } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { DayFilter } from '../administrative/day-filter.tsx';
import { Filters } from '../administrative/filters.tsx';
import { areaText, kindWords } from './audit-words.ts';
import type { AuditFilters as Chosen, FilterName } from './use-audit-address.ts';

interface AuditFiltersProps {
  filters: Chosen;
  onFilter: (name: FilterName, value: string | null) => void;
  onClear: () => void;
}

/** Filters the audit by person, act, part of the site and days. */
export const AuditFilters = ({ filters, onFilter, onClear }: AuditFiltersProps) => {
  const { data } = useQuery(calls.administration.auditActors.query({}));
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
        (data?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
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
        (data?.areas ?? []).map((area) => ({ value: area, label: areaText(area) })),
      )}
      <DayFilter label="From" value={filters.From ?? ''} onDay={(day) => onFilter('From', day)} />
      <DayFilter
        label="Until and including"
        value={filters.Until ?? ''}
        onDay={(day) => onFilter('Until', day)}
      />
      {filters.RowId !== undefined && (
        <Check checked onChange={() => onFilter('RowId', null)}>
          Only what was done here
        </Check>
      )}
      {Object.keys(filters).length > 0 && <Button onClick={onClear}>Clear</Button>}
    </Filters>
  );
};
