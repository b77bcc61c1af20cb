import { Badge, classes, AdminList, Field, Select, type AdminColumn } from '@phila/ui';
import type { ReactNode } from 'react';
import { Filters } from '../administrative/filters.tsx';

/** A value in each of two years; null if it is missing in that year. */
export interface Compared {
  name: string;
  before: string | null;
  after: string | null;
}

/** Pairs the values by name in the later year's order; names it dropped come last. */
export const comparedOf = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Compared[] =>
  [...new Set([...after.keys(), ...before.keys()])].map((name) => ({
    name,
    before: before.get(name) ?? null,
    after: after.get(name) ?? null,
  }));

/** Shown for a year without the value. */
export const NONE = <span className={classes('muted')}>None</span>;

const Change = ({ before, after }: Compared) =>
  before === after ? (
    <span className={classes('muted')}>The same</span>
  ) : (
    <Badge tone={before === null ? 'success' : after === null ? 'danger' : 'info'}>
      {before === null ? 'New' : after === null ? 'Gone' : 'Changed'}
    </Badge>
  );

interface ComparedTableProps {
  label: string;
  /** Heading of the first column: "Plan", "Figure". */
  of: string;
  rows: readonly Compared[];
  /** Headings of the two columns of values. */
  heads: readonly [before: string, after: string];
}

/** Shows one column when both years are the same. */
const columnsOf = (of: string, before: string, after: string): readonly AdminColumn<Compared>[] => [
  { name: 'name', label: of, cell: ({ name }) => <strong>{name}</strong> },
  ...(before === after
    ? []
    : [{ name: 'before', label: before, cell: (row: Compared) => row.before ?? NONE }]),
  { name: 'after', label: after, cell: (row) => row.after ?? NONE },
  ...(before === after
    ? []
    : [{ name: 'change', label: 'Change', cell: (row: Compared) => <Change {...row} /> }]),
];

/** Table of two years' values, with their differences. */
export const ComparedTable = ({ label, of, rows, heads: [before, after] }: ComparedTableProps) => (
  <AdminList<Compared>
    label={label}
    rows={rows}
    keyOf={({ name }) => name}
    nameOf={({ name }) => name}
    columns={columnsOf(of, before, after)}
  />
);

interface OneYearProps {
  year: string;
  /** True if no other year can be chosen. */
  isOnly: boolean;
}

/** Explains why a year is shown alone: both choices are that year. */
export const OneYear = ({ year, isOnly }: OneYearProps) => (
  <p className={classes('muted')}>
    {isOnly
      ? `${year} is the only year so far. Once another is imported, this page shows what changes.`
      : `${year} is chosen twice. Choose another year to see what changes.`}
  </p>
);

interface YearsChoiceProps {
  years: readonly { value: number; label: string }[];
  chosen: readonly [before: number | null, after: number | null];
  onChoose: (chosen: [before: number | null, after: number | null]) => void;
  children?: ReactNode;
}

/** Chooses the two years to compare. */
export const YearsChoice = ({ years, chosen: [before, after], onChoose, children }: YearsChoiceProps) => {
  const choice = (label: string, value: number | null, choose: (year: number) => void) => (
    <Field label={label}>
      {({ 'aria-invalid': _wrong, ...wiring }) => (
        <Select<number>
          {...wiring}
          value={value}
          options={[...years]}
          onChange={(year) => year !== null && choose(year)}
        />
      )}
    </Field>
  );
  return (
    <Filters>
      {children}
      {years.length > 0 && (
        <>
          {choice('Year', before, (year) => onChoose([year, after]))}
          {choice('Compared with', after, (year) => onChoose([before, year]))}
        </>
      )}
    </Filters>
  );
};
