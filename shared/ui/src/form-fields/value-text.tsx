import type { AnyField, AnyRowsField, AttachedDocument, Loose } from '@phila/contract/fields';
import { Masked } from '../facts/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { amountText, dateText } from '@phila/contract/format';
import { Fragment } from 'react';
import { DocumentLink } from './document-link.tsx';
import { shownParts } from './group-parts.ts';
import { useLookupChoices, type Looking } from './use-choices.ts';
import styles from './form-fields.module.css';

interface ValueTextProps {
  field: AnyField;
  /** As a read gives it, or as it is saved. */
  value: unknown;
  /** Of an account or ID number only the end, until it is asked for; default: false. */
  masks?: boolean;
}

const NOTHING = <span className={styles.nothing}>Not given</span>;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A saved value as a person reads it: a lookup by its name, a day as 05 Mar 2030, Yes or No. */
export const ValueText = ({ field, value, masks = false }: ValueTextProps) => {
  if (isBlank(value)) return NOTHING;
  switch (field.kind) {
    case 'date': {
      // A day may stand for none.
      const day = field.toForm(value);
      return day === '' ? NOTHING : <span className={styles.figures}>{dateText(day)}</span>;
    }
    case 'yesNo':
      return value === true ? 'Yes' : 'No';
    case 'amount':
      return <span className={styles.figures}>{amountText(Number(value), field.unit)}</span>;
    case 'option':
    case 'options':
      return namesIn(field, Array.isArray(value) ? value : [value]);
    case 'lookup':
    case 'reference':
      return <LookupName field={field} ids={[idIn(value)]} />;
    case 'lookups':
      return <LookupName field={field} ids={Array.isArray(value) ? value : []} />;
    case 'prose':
      return <span className={styles.lines}>{String(value)}</span>;
    case 'text':
      return masks && field.masked === true ? (
        <Masked
          value={String(value)}
          what={field.label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}
        />
      ) : (
        (field.show?.(String(value)) ?? String(value))
      );
    case 'rows':
      return <RowsText field={field} rows={Array.isArray(value) ? value : []} masks={masks} />;
    case 'document':
      return <DocumentLink document={value as AttachedDocument} />;
    case 'group':
    case 'fixed':
      return null;
  }
};

/** A row of a list on a line: its values in the order of its fields, blanks left out. */
const RowsText = ({
  field,
  rows,
  masks,
}: {
  field: AnyRowsField;
  rows: readonly Loose[];
  masks: boolean;
}) => (
  <ul className={styles.rowLines}>
    {rows.map((row, at) => (
      // Rows have no ids, and are only shown here.
      <li key={at}>
        {shownParts(field.fields)
          .filter(([name]) => !isBlank(row[name]))
          .map(([name, inner], place) => (
            <Fragment key={name}>
              {place > 0 && ', '}
              <ValueText field={inner} value={row[name]} masks={masks} />
            </Fragment>
          ))}
      </li>
    ))}
  </ul>
);

const namesIn = (
  field: Extract<AnyField, { kind: 'option' | 'options' }>,
  values: readonly unknown[],
): string =>
  field.choices
    .filter(({ id }) => values.includes(id))
    .map(({ name }) => name)
    .join(', ');

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

const LookupName = ({ field, ids }: { field: Looking; ids: readonly unknown[] }) => {
  const { options, waiting, retry } = useLookupChoices(field);
  if (waiting) return <Skeleton width={120} height={18} />;
  if (retry)
    return (
      <button type="button" className={styles.again} onClick={retry}>
        Not loaded. Retry
      </button>
    );
  const names = options.filter(({ value }) => ids.includes(value)).map(({ label }) => label);
  return names.length === 0 ? NOTHING : names.join(', ');
};
