import type { PersonalArea } from '../../core/personal-data/area.ts';
import { rowsPart, singlePart, tablePart } from '../../core/personal-data/held-rows.ts';
import { medicalAidDependantDetails, medicalAidDetails } from './records.ts';
import { netWealthSnapshots, wealthEntries } from './tables.ts';

/** Medical aid, and what was entered in the calculators. */
export const personal: PersonalArea = {
  parts: [
    singlePart('medicalAidDetails', medicalAidDetails),
    tablePart('medicalAidDependants', medicalAidDependantDetails),
    rowsPart({ name: 'calculatorEntries', title: 'Calculators', table: wealthEntries }),
    rowsPart({ name: 'netWealthStatements', title: 'Net wealth statements', table: netWealthSnapshots }),
  ],
};
