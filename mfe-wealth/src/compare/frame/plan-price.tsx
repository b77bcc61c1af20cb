import { moneyText } from '@phila/contract/format';
import { randFromCents } from '@phila/finance/cents';
import { classes } from '@phila/ui';
import { paidOf, type ShownPlan } from './comparison.ts';
import styles from './compare.module.css';

/** Price to compare by: after the tax credit if there is one. */
export const PlanPrice = ({ plan }: { plan: ShownPlan }) => (
  <>
    <span className={classes('block bold figures nowrap', styles.price)}>
      {moneyText(randFromCents(paidOf(plan)))}
    </span>{' '}
    {plan.afterCredit !== undefined && <span className={classes('block small')}>after tax credit</span>}
  </>
);
