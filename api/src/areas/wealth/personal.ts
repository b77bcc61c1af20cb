import { rowsPart } from '../../core/personal-data/held-rows.ts';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { netWealthSnapshots, valuations, wealthEntries } from './tables.ts';

/** The person's calculator entries and comparisons, for export and deletion. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({ name: 'calculatorEntries', title: 'Calculators and comparisons', table: wealthEntries }),
    rowsPart({ name: 'netWealthStatements', title: 'Net wealth statements', table: netWealthSnapshots }),
    rowsPart({
      name: 'valuations',
      title: 'Values over time',
      table: valuations,
      labels: { value: 'Value in cents' },
    }),
  ],
};
