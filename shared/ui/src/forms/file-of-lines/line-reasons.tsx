import type { FileLine, ImportedField } from '@phila/contract/calls';
import { Badge } from '../../feedback/badge/index.ts';
import { classes } from '../../layout/classes/index.ts';

const lostWords: { readonly [L in NonNullable<ImportedField['lost']>]: string } = {
  leadingZeros: 'Only leading zeros went',
  trailingDigits: 'Only trailing digits went',
};

const wordsOf = (value: string): string => (value === '' ? 'nothing' : value);

/** Shows each field of a line before and after, or why the line is refused or left out. */
export const LineReasons = ({ message, fields }: Pick<FileLine, 'message' | 'fields'>) => (
  <>
    <span className={classes('anywhere')}>{message}</span>
    {fields.map(({ label, before, after, lost }) => (
      <div key={label} className={classes('anywhere')}>
        <span>{`${label}: ${wordsOf(before)} → ${wordsOf(after)}`}</span>
        {lost !== null && (
          <>
            {' '}
            <Badge tone="warning">{lostWords[lost]}</Badge>
          </>
        )}
      </div>
    ))}
  </>
);
