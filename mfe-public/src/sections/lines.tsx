import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './lines.module.css';

interface LinesProps {
  /** What the table is of, for those who do not see it beside its heading. */
  caption: string;
  rows: readonly (readonly [what: ReactNode, value: ReactNode])[];
  /** Figures are set to the right, under one another; words begin at the left. */
  values?: 'figures' | 'words';
  /** Below the rows: where the figures come from. */
  note?: ReactNode;
}

/** Facts as lines of a table: what on the left, how much or which on the right. */
export const Lines = ({ caption, rows, values = 'words', note }: LinesProps) => (
  <div>
    <table className={styles.lines} data-values={values}>
      <caption className={classes('unseen')}>{caption}</caption>
      <tbody>
        {rows.map(([what, value], at) => (
          <tr key={at}>
            <th scope="row">{what}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {note !== undefined && <p className={classes('above-12 small muted loose')}>{note}</p>}
  </div>
);
