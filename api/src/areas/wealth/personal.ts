import { rowsPart } from '../../core/personal-data/held-rows.ts';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { netWealthSnapshots, wealthEntries } from './tables.ts';

/** The person's calculator entries, for export and deletion. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({ name: 'calculatorEntries', title: 'Calculators', table: wealthEntries }),
    rowsPart({ name: 'netWealthStatements', title: 'Net wealth statements', table: netWealthSnapshots }),
  ],
};
