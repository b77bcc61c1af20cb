import { moneyText } from '@phila/contract/format';
import { randFromCents } from '@phila/finance/cents';
import type { ShownPlan } from './comparison.ts';

/** The price that a tax credit is taken off, below what is left to pay. */
export const beforeCreditText = ({ total }: Pick<ShownPlan, 'total'>): string =>
  `${moneyText(randFromCents(total))} before tax credit`;
