import type { Entry } from '@phila/contract/records';
import type { FigureTable } from '@phila/finance/figure-tables';
import { Callout, classes, EntryForm, Surface } from '@phila/ui';
import { useDeferredValue, useState } from 'react';
import { Explanation } from '../frame/explanation.tsx';
import { figureText } from '../frame/figure.ts';
import styles from '../frame/frame.module.css';
import { OLD } from '../frame/result-number.tsx';
import { affordabilityForm, affordabilityOf, type Household } from './affordability.ts';

interface AffordabilityCheckProps {
  annualInterestRate: number;
  termMonths: number;
  norms: FigureTable<'expenseNorms'>;
  /** Monthly cost of the loan, fees included. */
  totalMonthly: number;
}

const money = (rand: number): string => figureText(rand, 'rand');

/** Checks that a household can afford the loan by lenders' rules. Entries stay in the page. */
export const AffordabilityCheck = (props: AffordabilityCheckProps) => {
  const { totalMonthly } = props;
  const [now, setNow] = useState<Entry<typeof affordabilityForm> | null>(null);
  const shown = useDeferredValue(now);
  // The last valid entry; its answer stays while a field is wrong.
  const [household, setHousehold] = useState<Household | null>(null);
  if (shown?.entry && shown.entry !== household) setHousehold(shown.entry);
  const result = household === null ? null : affordabilityOf(household, props, props.norms);
  const isOld = now?.entry === null;
  const carries = result !== null && result.affordableInstalment >= totalMonthly;
  return (
    <Surface title="Can you afford it?" className={result === null ? styles.onScreen : undefined}>
      <p className={classes('muted below-16')}>
        A lender must leave you enough to live on: at least the minimum of regulation 23A. What you enter here
        is not kept.
      </p>
      <EntryForm type={affordabilityForm} label="Affordability" onEntry={setNow} />
      {result !== null && (
        <div className={classes('stack gap-16 above-16', styles.kept)} data-old={isOld || undefined}>
          {isOld && <p className={classes('muted')}>{OLD}</p>}
          <Callout
            tone={carries ? 'success' : 'warning'}
            title={
              carries
                ? `Yes: ${money(result.affordableInstalment)} a month is left, and this loan takes ${money(totalMonthly)}`
                : `No: ${money(result.affordableInstalment)} a month is left, and this loan takes ${money(totalMonthly)}`
            }
          >
            <p>At this rate and term you could carry a loan of {money(result.affordableLoan)}.</p>
          </Callout>
          <Explanation lines={result.explanation} />
        </div>
      )}
    </Surface>
  );
};
