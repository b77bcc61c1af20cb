import { classes } from '@phila/ui';
import type { Answer } from './answer.ts';
import { figureText } from './figure.ts';
import styles from './frame.module.css';

interface FigureRowsProps {
  facts: Answer['facts'];
  /** Class of the list. */
  className?: string;
}

/** Lists figures by name. */
export const FigureRows = ({ facts, className }: FigureRowsProps) => (
  <dl className={classes('stack', className)}>
    {facts.map(({ label, value, unit, note }) => (
      <div key={label} className={classes('row wrap between gap-x-16 pad-y-8 rule-below')}>
        <dt className={styles.factName}>
          {label}
          {note !== undefined && <span className={classes('block small muted')}>{note}</span>}
        </dt>
        <dd className={classes('figures nowrap strong push')}>{figureText(value, unit)}</dd>
      </div>
    ))}
  </dl>
);
