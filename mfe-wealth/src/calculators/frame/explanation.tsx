import type { ExplanationLine } from '@phila/finance/explanation';
import { classes } from '@phila/ui';
import { stepOf } from './step.ts';
import styles from './explanation.module.css';

/** The engine's explanation by line, each with its law, table or rule. */
export const Explanation = ({ lines }: { lines: readonly ExplanationLine[] }) => (
  <ol className={classes('stack', styles.steps)}>
    {lines.map(stepOf).map(({ label, amount, basis, exact }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- two steps may have one label; their order tells them apart
      <li key={at} className={classes('row wrap between gap-x-16 pad-y-8 rule-below')}>
        <span className={styles.words}>
          <span className={classes('block medium')}>{label}</span>
          <span className={classes('block small muted')}>
            {basis}
            {exact !== null && <> – carried on as {exact}</>}
          </span>
        </span>
        <span className={classes('figures nowrap strong')}>{amount}</span>
      </li>
    ))}
  </ol>
);
