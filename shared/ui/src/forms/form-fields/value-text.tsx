import {
  type AnyField,
  type AnyRowsField,
  type AttachedDocument,
  byKind,
  fieldWords,
  idIn,
  isBlankValue,
  type Loose,
  visibleFields,
} from '@phila/contract/fields';
import { Expiry } from '../../feedback/expiry/index.ts';
import { Masked } from '../../lists/facts/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { amountText, dateText } from '@phila/contract/format';
import { Fragment, type ReactNode } from 'react';
import { DocumentLink } from './document-link.tsx';
import { useLookupChoices, type ServiceChoiceField } from './use-choices.ts';
import styles from './form-fields.module.css';

interface ValueTextProps {
  field: AnyField;
  /** The value as read or as saved. */
  value: unknown;
  /** Shows only the end of an account or ID number until the person asks for all of it; default: false. */
  masks?: boolean;
}

const NOTHING = <span className={styles.nothing}>Not given</span>;

/** Lets an email address break behind its @ or a dot, not in the middle of a name. */
const breakable = (text: string, inputMode: string | undefined): ReactNode =>
  inputMode === 'email'
    ? (text.match(/[^@.]*[@.]|[^@.]+$/g) ?? []).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : text;

const listed = (field: AnyField, value: unknown) => fieldWords(field, value, () => '');
const looked = (field: ServiceChoiceField, value: unknown) => (
  <LookupName field={field} ids={Array.isArray(value) ? value : [idIn(value)]} />
);
const nothing = () => null;

const shown = byKind<[value: unknown, masks: boolean], ReactNode>({
  text: (field, value, masks) =>
    masks && field.masked === true ? (
      <Masked
        value={String(value)}
        what={field.label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}
      />
    ) : (
      (field.show?.(String(value)) ?? breakable(String(value), field.inputMode))
    ),
  prose: (_, value) => <span className={styles.lines}>{String(value)}</span>,
  date: (field, value) => {
    // Shows no day for a value that means "no day".
    const day = field.toForm(value);
    if (day === '') return NOTHING;
    return field.expires === true ? (
      <Expiry day={day} isPlainWhileFar />
    ) : (
      <span className={styles.figures}>{dateText(day)}</span>
    );
  },
  yesNo: (_, value) => (value === true ? 'Yes' : 'No'),
  amount: ({ unit }, value) => <span className={styles.figures}>{amountText(Number(value), unit)}</span>,
  option: listed,
  options: listed,
  lookup: looked,
  lookups: looked,
  reference: looked,
  document: (_, value) => <DocumentLink document={value as AttachedDocument} />,
  group: nothing,
  rows: (field, value, masks) => (
    <RowsText field={field} rows={Array.isArray(value) ? value : []} masks={masks} />
  ),
  fixed: nothing,
});

/** Shows a saved value in words: a lookup by its name, a day as 05 Mar 2030, Yes or No. */
export const ValueText = ({ field, value, masks = false }: ValueTextProps) =>
  isBlankValue(value) ? NOTHING : shown(field, value, masks);

/** Shows each row of a list on a line: its values in the order of its fields, without blanks. */
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
      // Uses the index as key: the rows have no ids and never change here.
      <li key={at}>
        {visibleFields(field.fields)
          .filter(([name]) => !isBlankValue(row[name]))
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

const LookupName = ({ field, ids }: { field: ServiceChoiceField; ids: readonly unknown[] }) => {
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
