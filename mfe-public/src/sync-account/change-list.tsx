import type { EmployerChange, EmployerSkip } from '@phila/contract/calls';
import { classes, Icon } from '@phila/ui';
import styles from './change-list.module.css';

interface ChangeListProps {
  changes: readonly EmployerChange[];
  skipped: readonly EmployerSkip[];
}

const byRow = (changes: readonly EmployerChange[]): [string | null, EmployerChange[]][] => {
  const rows = new Map<string | null, EmployerChange[]>();
  for (const change of changes) rows.set(change.row, [...(rows.get(change.row) ?? []), change]);
  return [...rows];
};

/** Compares profile and employer field by field, and lists fields that break a rule. */
export const ChangeList = ({ changes, skipped }: ChangeListProps) => (
  <>
    {byRow(changes).map(([row, fields]) => (
      <div key={row ?? ''} className={styles.row}>
        {row !== null && <p className={classes('below-4 small bold')}>{row}</p>}
        <dl>
          {fields.map(({ label, from, to }) => (
            <div
              key={label}
              className={classes('grid gap-4 gap-x-16 pad-y-8 rule-below small line-20', styles.field)}
            >
              <dt>{label}</dt>
              <dd>
                {from !== null && (
                  <>
                    <span className={classes('unseen')}>From </span>
                    <del className={classes('muted')}>{from}</del>
                    <Icon name="forward" size={14} />
                    <span className={classes('unseen')}> to </span>
                  </>
                )}
                <ins className={classes('strong no-line')}>{to}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
    {skipped.length > 0 && (
      <div className={classes('pad-y-12 pad-x-16 rounded small line-20', styles.skipped)}>
        <p className={classes('below-4 small bold')}>Left out, because it does not look right</p>
        <ul>
          {skipped.map(({ row, label, reason }) => (
            <li key={`${row ?? ''} ${label}`}>
              {[row, label].filter((part) => part !== null).join(', ')}: {reason}
            </li>
          ))}
        </ul>
        <p>Ask your employer to correct it, or write it in yourself.</p>
      </div>
    )}
  </>
);
