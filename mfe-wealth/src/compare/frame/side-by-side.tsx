import { moneyText } from '@phila/contract/format';
import { randFromCents } from '@phila/finance/cents';
import { Badge, Button, Check, classes, Surface } from '@phila/ui';
import { useState } from 'react';
import { rowsOf, type ShownPlan } from './comparison.ts';
import { PlanPrice } from './plan-price.tsx';
import { RowName } from './row-name.tsx';
import figures from '../../calculators/frame/figure-table.module.css';
import styles from './compare.module.css';

const TOTAL = 'total';

interface SideBySideProps {
  plans: readonly ShownPlan[];
  words: { one: string; many: string };
  onTakeOut: (plan: ShownPlan) => void;
}

/** Pinned plans as columns; marks differences by a sign and in words. */
export const SideBySide = ({ plans, words, onTakeOut }: SideBySideProps) => {
  const [isShort, setShort] = useState(false);
  const totals = plans.map(({ total }) => moneyText(randFromCents(total)));
  const rows = [
    { name: TOTAL, label: 'A month', texts: totals, isDifferent: new Set(totals).size > 1 },
    ...rowsOf(plans),
  ].filter(({ isDifferent }) => isDifferent || !isShort || plans.length === 1);
  return (
    <Surface title="Side by side">
      {plans.length === 1 ? (
        <p className={classes('muted below-12')}>Pin a second {words.one} to see what differs.</p>
      ) : (
        <div className={classes('row wrap between gap-12 below-12')}>
          <p className={classes('muted')}>
            <span aria-hidden="true">≠</span> marks what differs.
          </p>
          <Check checked={isShort} onChange={setShort}>
            Only what differs
          </Check>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={classes('edge rounded', styles.scroll)} tabIndex={0} aria-label="Pinned">
        <table className={figures.table}>
          <caption className={classes('unseen')}>The pinned {words.many} side by side</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              {plans.map((plan) => (
                <th key={plan.name} scope="col" className={styles.head}>
                  <span className={classes('block strong')}>{plan.plan}</span>
                  <span className={classes('block small muted')}>{plan.from}</span>
                  {plan.isExample && <Badge>Example</Badge>}
                  <span className={classes('block above-8')}>
                    <Button size="small" aria-label={`Unpin ${plan.name}`} onClick={() => onTakeOut(plan)}>
                      Unpin
                    </Button>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, texts, isDifferent }) => (
              <tr key={name} className={isDifferent ? styles.different : undefined}>
                <RowName label={label} isDifferent={isDifferent} />
                {texts.map((text, at) => (
                  <td key={plans[at]?.name}>
                    {name === TOTAL ? (
                      <>
                        {plans[at]?.afterCredit !== undefined && (
                          <span className={classes('block figures nowrap')}>{text}</span>
                        )}
                        {plans[at] !== undefined && <PlanPrice plan={plans[at]} />}
                      </>
                    ) : (
                      text
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Surface>
  );
};
