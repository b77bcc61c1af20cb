import type { Warning } from '@phila/finance/explanation';
import { Callout, classes, Surface } from '@phila/ui';
import type { Answer } from './answer.ts';
import { FigureRows } from './figure-rows.tsx';
import { withDays } from './with-days.ts';

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
        <FigureRows facts={facts} />
      </Surface>
    )}
  </>
);
