import { rowsPart } from '../../core/personal-data/held-rows.ts';
import type { PersonalArea } from '../../core/personal-data/personal-area.ts';
import { caseHolders } from './cases/tables.ts';

/** Cases that a member of staff works on; deleted with the account. */
export const personal: PersonalArea = {
  parts: [
    rowsPart({
      name: 'cases',
      title: 'Cases of administration that you took',
      table: caseHolders,
      labels: { kind: 'Kind', about: 'Number', takenAt: 'Taken' },
    }),
  ],
};
