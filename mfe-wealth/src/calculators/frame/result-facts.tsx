import type { Warning } from '@phila/finance/explanation';
import { Callout, classes, Surface } from '@phila/ui';
import type { Answer } from './answer.ts';
import { figureText } from './figure.ts';
import { withDays } from './with-days.ts';
import styles from './frame.module.css';

interface ResultFactsProps {
  answer: Answer;
  warnings: readonly Warning[];
  /** The label of a field that a warning names. */
  labelOf: (field: string) => string | undefined;
}

/** The figures behind the main number, and what to look at before one trusts or signs. */
export const ResultFacts = ({ answer: { facts }, warnings, labelOf }: ResultFactsProps) => (
  <>
    {warnings.map(({ field, message, basis }) => (
      <Callout key={`${field} ${message}`} tone="warning" title={labelOf(field) ?? 'Please note'}>
        <p>{withDays(message)}.</p>
        <p className={classes('small muted')}>{basis}</p>
      </Callout>
    ))}
    {facts.length > 0 && (
      <Surface label="Figures">
        <dl className={classes('stack')}>
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
      </Surface>
    )}
  </>
);
