import { holds } from '@phila/contract/fields';
import type { AnyRecord } from '@phila/contract/records';
import { type ReactNode, useDeferredValue } from 'react';
import { useLookupChoices, ValueText, type ServiceChoiceField } from '../form-fields/index.ts';
import { Button } from '../../controls/button/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Unseen } from '../../layout/unseen/index.ts';
import facts from '../../lists/facts/facts.module.css';
import { type Fact, inSentence, isSparse, type RecordPart } from './record-parts.ts';
import styles from './record-card.module.css';

interface RecordViewProps {
  type: AnyRecord;
  parts: readonly RecordPart[];
  isWaiting: boolean;
  /** The button to continue, for a record with few values: given and missing values are then separated. */
  begin?: ReactNode;
  /** Edits one row; default: rows are not edited alone. */
  onEdit?: ((fact: Fact) => void) | undefined;
  /** Edits what stands under one heading; default: parts are not edited alone. */
  onEditPart?: ((part: RecordPart) => void) | undefined;
}

/**
 * Shows a record under its headings, in two columns if they fit, each value beneath its name. Lists the missing values
 * of a sparse part in one line, so that given values stand out.
 */
export const RecordView = ({ type, parts, isWaiting, begin, onEdit, onEditPart }: RecordViewProps) => (
  <div className={styles.view} aria-busy={isWaiting}>
    {isWaiting && (
      <output className={classes('unseen')}>Loading your {type.title.toLowerCase()} details</output>
    )}
    {parts.flatMap((part) => part.facts.map(({ key, field }) => <AskedAhead key={key} field={field} />))}
    {/*
     * Draws only the first part while it loads: the record may be shorter than all of its fields, and nothing below
     * should move up.
     */}
    {isWaiting && parts.slice(0, 1).map((part) => <Part key="waiting" part={part} isWaiting />)}
    {isWaiting ? null : begin === undefined ? (
      parts.map((part) => (
        <Part key={part.heading ?? ''} part={part} onEdit={onEdit} onEditPart={onEditPart} />
      ))
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

/** Writes 'Title, initials, birth name'. */
const listed = (names: readonly string[]): string =>
  names.join(', ').replace(/^./, (letter) => letter.toUpperCase());

const WIDTHS = [96, 144, 72, 168, 120];

interface PartProps {
  part: RecordPart;
  isWaiting?: boolean;
  onEdit?: RecordViewProps['onEdit'];
  onEditPart?: RecordViewProps['onEditPart'];
}

const Part = ({ part, isWaiting = false, onEdit, onEditPart }: PartProps) => {
  const { heading, missing } = part;
  const isShort = !isWaiting && isSparse(part);
  const shown = isShort ? part.facts.filter((fact) => fact.isGiven) : part.facts;
  return (
    <section className={styles.section}>
      {heading !== null && (
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          {onEditPart !== undefined && !isWaiting && (
            <Button type="text" size="small" onClick={() => onEditPart(part)}>
              Edit<Unseen> {inSentence(heading)}</Unseen>
            </Button>
          )}
        </div>
      )}
      <div className={styles.entries}>
        {shown.length > 0 && (
          <dl className={facts.facts}>
            {shown.map((fact, at) => (
              <Entry
                key={fact.key}
                fact={fact}
                onEdit={onEdit}
                // Varies the bars' lengths, so that they look like words, not like a table.
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

interface EntryProps {
  fact: Fact;
  waiting?: number | undefined;
  onEdit?: RecordViewProps['onEdit'];
}

const Entry = ({ fact, waiting, onEdit }: EntryProps) => {
  const { label, field, value, typed } = fact;
  const warning = waiting === undefined && typeof value === 'string' ? field.warn?.(value) : null;
  return (
    <div className={facts.fact} data-across={field.kind === 'prose' || undefined}>
      <dt className={facts.label}>{label}</dt>
      <dd className={facts.value}>
        {onEdit !== undefined && waiting === undefined && (
          <IconButton
            icon="edit"
            size={16}
            label={`Change ${inSentence(fact.wholeLabel)}`}
            className={styles.change}
            onClick={() => onEdit(fact)}
          />
        )}
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
  holds(field, 'entry') ? <PrefetchChoices field={field} /> : null;

/**
 * Reads a lookup's list while the record loads, a moment after it; the form needs the list in any case. Stays mounted,
 * or the read would be cancelled half-way and started again.
 */
const PrefetchChoices = ({ field }: { field: ServiceChoiceField }) => {
  const isTurn = useDeferredValue(true, false);
  useLookupChoices(field, isTurn);
  return null;
};
