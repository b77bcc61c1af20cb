import { moneyText } from '@phila/contract/format';
import { randFromCents } from '@phila/finance/cents';
import type { ShownPlan } from './comparison.ts';

/** Price before the tax credit, shown below the reduced price. */
export const beforeCreditText = ({ total }: Pick<ShownPlan, 'total'>): string =>
  `${moneyText(randFromCents(total))} before tax credit`;
