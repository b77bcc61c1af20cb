import type { Warning } from '@phila/finance/explanation';
import { Callout, classes, Surface } from '@phila/ui';
import type { Answer } from './answer.ts';
import { FigureRows } from './figure-rows.tsx';
import { withDays } from './with-days.ts';

interface ResultFactsProps {
  answer: Answer;
  warnings: readonly Warning[];
  /** Label of a warning's field. */
  labelOf: (field: string) => string | undefined;
}

/** Figures behind the main number, and warnings to read before signing. */
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
