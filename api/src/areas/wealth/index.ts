import { area } from '../../core/area.ts';
import { demo } from './demo.ts';
import { implementations as figureTables } from './figure-tables.ts';
import { implementations as keptComparisons } from './kept-comparisons.ts';
import { implementations as netWealth } from './net-wealth.ts';
import { implementations as netWorth } from './net-worth.ts';
import { implementations as ownCalculations } from './own-calculations.ts';
import { personal } from './personal.ts';
import { records } from './records.ts';
import { implementations as savedEntries } from './saved-entries.ts';
import * as tables from './tables.ts';
import { implementations as taxYears } from './tax-years.ts';
import { implementations as upcomingPayments } from './upcoming-payments.ts';
import { implementations as renewalCards } from './renewal-cards.ts';

/** The calculators and the records of My Wealth (specification: wealth, docs/guides/calculator-calls.md). */
export const wealthArea = area({
  name: 'wealth',
  records,
  answers: [
    ...savedEntries,
    ...keptComparisons,
    ...netWealth,
    ...netWorth,
    ...ownCalculations,
    ...taxYears,
    ...figureTables,
    ...upcomingPayments,
    ...renewalCards,
  ],
  tables,
  personal,
  demo,
});
