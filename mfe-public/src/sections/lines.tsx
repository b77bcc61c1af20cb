import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './lines.module.css';

interface LinesProps {
  /** Subject of the table, for screen readers. */
  caption: string;
  rows: readonly (readonly [what: ReactNode, value: ReactNode])[];
  /** Aligns figures right and words left. */
  values?: 'figures' | 'words';
  /** Source of the figures, below the rows. */
  note?: ReactNode;
}

/** A table of facts: name left, value right. */
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
