import type { AnyRecord } from '@phila/contract/records';
import { type ReactNode, useDeferredValue } from 'react';
import { useLookupChoices, ValueText, type Looking } from '../form-fields/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { classes } from '../classes/index.ts';
import facts from '../facts/facts.module.css';
import { type Fact, isSparse, type RecordPart } from './record-parts.ts';
import styles from './record-card.module.css';

interface RecordViewProps {
  type: AnyRecord;
  parts: readonly RecordPart[];
  isWaiting: boolean;
  /** The button with which a person goes on, where little is given: what is given and what is not stand apart then. */
  begin?: ReactNode;
}

/**
 * A record to be read: under its headings, in two columns where there is room, each value beneath its name. Below a heading
 * with little under it the rest is named in one line, so that what was given can be found.
 */
export const RecordView = ({ type, parts, isWaiting, begin }: RecordViewProps) => (
  <div className={styles.view} aria-busy={isWaiting}>
    {isWaiting && (
      <output className={classes('unseen')}>Loading your {type.title.toLowerCase()} details</output>
    )}
    {parts.flatMap((part) => part.facts.map(({ key, field }) => <AskedAhead key={key} field={field} />))}
    {/* What comes may be shorter than all of its fields: only the first part waits, so that nothing below it moves. */}
    {isWaiting && parts.slice(0, 1).map((part) => <Part key="waiting" part={part} isWaiting />)}
    {isWaiting ? null : begin === undefined ? (
      parts.map((part) => <Part key={part.heading ?? ''} part={part} />)
    ) : (
      <>
        <section className={styles.section}>
          <h2 className={styles.heading}>So far</h2>
          <dl className={`${facts.facts} ${styles.entries}`}>
            {parts
              .flatMap((part) => part.facts)
              .filter((fact) => fact.isGiven)
              .map((fact) => (
                <Entry key={fact.key} fact={{ ...fact, label: fact.wholeLabel }} />
              ))}
          </dl>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>Still to add</h2>
          <div className={styles.entries}>
            <ul className={styles.missing}>
              {parts
                .filter((part) => part.facts.some((fact) => !fact.isGiven))
                .map(({ heading, missing }) => (
                  <li key={heading ?? ''}>
                    {heading !== null && <span className={styles.name}>{heading}</span>}
                    {missing.length > 0 && <span className={styles.names}>{listed(missing)}</span>}
                  </li>
                ))}
            </ul>
            <p className={styles.why}>You fill this in once, and every form on this site knows it.</p>
            {begin}
          </div>
        </section>
      </>
    )}
  </div>
);

/** 'Title, initials, birth name' */
const listed = (names: readonly string[]): string =>
  names.join(', ').replace(/^./, (letter) => letter.toUpperCase());

const WIDTHS = [96, 144, 72, 168, 120];

const Part = ({ part, isWaiting = false }: { part: RecordPart; isWaiting?: boolean }) => {
  const { heading, missing } = part;
  const isShort = !isWaiting && isSparse(part);
  const shown = isShort ? part.facts.filter((fact) => fact.isGiven) : part.facts;
  return (
    <section className={styles.section}>
      {heading !== null && <h2 className={styles.heading}>{heading}</h2>}
      <div className={styles.entries}>
        {shown.length > 0 && (
          <dl className={facts.facts}>
            {shown.map((fact, at) => (
              <Entry
                key={fact.key}
                fact={fact}
                // Bars of one length look like a table, not like words.
                waiting={isWaiting ? WIDTHS[at % WIDTHS.length] : undefined}
              />
            ))}
          </dl>
        )}
        {isShort && (
          <p className={styles.names}>
            {missing.length === 0 ? 'Not given' : `Not given: ${missing.join(', ')}`}
          </p>
        )}
      </div>
    </section>
  );
};

const Entry = ({ fact, waiting }: { fact: Fact; waiting?: number | undefined }) => {
  const { label, field, value, typed } = fact;
  const warning = waiting === undefined && typeof value === 'string' ? field.warn?.(value) : null;
  return (
    <div className={facts.fact} data-across={field.kind === 'prose' || undefined}>
      <dt className={facts.label}>{label}</dt>
      <dd className={facts.value}>
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

const AskedAhead = ({ field }: { field: Fact['field'] }) =>
  field.kind === 'lookup' || field.kind === 'reference' ? <Asked field={field} /> : null;

/**
 * Asks for a list while the record is on its way, a moment after the record itself; the form needs the list whatever
 * the record holds. It stays when the record has come, or the list would be given up half-way and asked for again.
 */
const Asked = ({ field }: { field: Looking }) => {
  const isTurn = useDeferredValue(true, false);
  useLookupChoices(field, isTurn);
  return null;
};
