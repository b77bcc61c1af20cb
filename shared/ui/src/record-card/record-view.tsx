import type { AnyField } from '@phila/contract/fields';
import { isHidden, labelOf, sectionsOf, toForm, typedChoice, type AnyRecord } from '@phila/contract/records';
import { useDeferredValue } from 'react';
import {
  isNamedAlready,
  shownParts,
  useLookupChoices,
  ValueText,
  type Looking,
} from '../form-fields/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { classes } from '../classes/index.ts';
import facts from '../facts/facts.module.css';
import styles from './record-card.module.css';

interface RecordViewProps {
  type: AnyRecord;
  /** As a read gives it; null while it has not come. */
  row: object | null;
}

/** A record to be read: under its headings, in two columns where there is room, each value beneath its name. */
export const RecordView = ({ type, row }: RecordViewProps) => {
  const values = toForm(type, row);
  return (
    <div className={styles.view} aria-busy={row === null}>
      {row === null && (
        <output className={classes('unseen')}>Loading your {type.title.toLowerCase()} details</output>
      )}
      {sectionsOf(type).map(({ heading, fields }) => (
        <section key={heading ?? ''} className={styles.section}>
          {heading !== null && <h2 className={styles.heading}>{heading}</h2>}
          <dl className={`${facts.facts} ${styles.entries}`}>
            {fields
              .filter((name) => !isHidden(type, name, values))
              .map((name, at) => (
                <Entry
                  key={name}
                  heading={heading}
                  label={labelOf(type, name, values)}
                  field={type.fields[name]}
                  value={row && (row as Readonly<Record<string, unknown>>)[name]}
                  typed={row && typedChoice(type.fields[name], row as Readonly<Record<string, unknown>>)}
                  // Bars of one length look like a table, not like words.
                  waiting={row === null ? WIDTHS[at % WIDTHS.length] : undefined}
                />
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
};

const WIDTHS = [96, 144, 72, 168, 120];

interface EntryProps {
  heading: string | null;
  label: string;
  field: AnyField | undefined;
  value: unknown;
  /** What was typed in place of a choice. */
  typed?: string | null;
  waiting: number | undefined;
}

const Entry = ({ heading, label, field, value, typed = null, waiting }: EntryProps) => {
  if (!field || field.kind === 'fixed') return null;
  if (field.kind === 'group') {
    const inner: Readonly<Record<string, unknown>> = { ...(value as object | null) };
    const isNamed = isNamedAlready(label, field.fields, heading);
    return shownParts(field.fields).map(([name, part]) => (
      <Entry
        key={name}
        heading={null}
        label={isNamed ? part.label : `${label}: ${part.label.toLowerCase()}`}
        field={part}
        value={inner[name]}
        waiting={waiting}
      />
    ));
  }
  const warning = typeof value === 'string' ? field.warn?.(value) : null;
  return (
    <div className={facts.fact} data-across={field.kind === 'prose' || undefined}>
      <dt className={facts.label}>{label}</dt>
      <dd className={facts.value}>
        {(field.kind === 'lookup' || field.kind === 'reference') && <AskedAhead field={field} />}
        {waiting === undefined ? (
          (typed ?? <ValueText field={field} value={value} masks />)
        ) : (
          <Skeleton width={waiting} height={18} />
        )}
        {warning && <p className={styles.warning}>{warning}</p>}
      </dd>
    </div>
  );
};

/**
 * Asks for a list while the record is on its way, a moment after the record itself; the form needs the list whatever
 * the record holds. It stays when the record has come, or the list would be given up half-way and asked for again.
 */
const AskedAhead = ({ field }: { field: Looking }) => {
  const isTurn = useDeferredValue(true, false);
  useLookupChoices(field, isTurn);
  return null;
};
