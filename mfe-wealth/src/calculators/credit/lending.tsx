import { amountText } from '@phila/contract/format';
import type { LoanResult } from '@phila/finance';
import type { CreditProduct } from '@phila/finance/credit-act';
import type { Figures } from '@phila/finance/figure-tables';
import { Badge, classes, Surface } from '@phila/ui';
import { FigureRows } from '../frame/figure-rows.tsx';
import { AffordabilityCheck } from './affordability-check.tsx';
import { type AskedOfLender, costOfCredit, creditLimits } from './credit-limits.ts';
import styles from '../frame/figure-table.module.css';

interface LendingProps {
  product: CreditProduct;
  entry: AskedOfLender;
  termMonths: number;
  result: LoanResult;
  figures: Figures;
}

/** Shows a loan's cost of credit, its National Credit Act limits and an affordability check. */
export const Lending = ({ product, entry, termMonths, result, figures }: LendingProps) => (
  <>
    <Surface title="What the credit costs, and what the law allows">
      <FigureRows facts={costOfCredit(result)} className={classes('below-24')} />
      <section
        className={classes('edge rounded', styles.sideways)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="Limits of the law"
      >
        <table className={`${styles.table} ${styles.aligned}`}>
          <caption className={classes('unseen')}>What the National Credit Act allows</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" className={styles.figure}>
                Asked
              </th>
              <th scope="col" className={styles.figure}>
                Allowed
              </th>
            </tr>
          </thead>
          <tbody>
            {creditLimits(product, entry, result, figures).map(({ label, asked, allowed, unit, basis }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <span className={classes('block small muted')}>{basis}</span>
                </th>
                <td className={styles.figure}>
                  <span className={classes('block')}>{amountText(asked, unit)}</span>
                  {asked <= allowed ? (
                    <Badge tone="success">Within</Badge>
                  ) : (
                    <Badge tone="danger">Above</Badge>
                  )}
                </td>
                <td className={styles.figure}>{amountText(allowed, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Surface>
    <AffordabilityCheck
      annualInterestRate={entry.annualInterestRate}
      termMonths={termMonths}
      norms={figures.expenseNorms}
      totalMonthly={result.totalMonthly}
    />
  </>
);
