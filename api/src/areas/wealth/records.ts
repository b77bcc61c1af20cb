import {
  detailsCategories,
  medicalAid,
  medicalAidCompletion,
  medicalAidDependants,
  shortTermInsurance,
  wealthCategories,
} from '@phila/contract';
import { haveSame, isFilled, joinTexts } from '../../core/records/employer-section.ts';
import { ownedTable } from '../../core/records/owned-table.ts';
import { singleRecord } from '../../core/records/single-record.ts';

/** The records of My Wealth (specification: wealth). */
export const records = {
  shortTermInsurance: ownedTable('short_term_insurance', shortTermInsurance, { plural: 'policies' }),
  medicalAidDetails: singleRecord('medical_aid_details', medicalAid, {
    completion: {
      counts: [
        { overview: 'details', category: detailsCategories.medicalAid },
        { overview: 'wealth', category: wealthCategories.medical },
      ],
      of: medicalAidCompletion,
    },
    supplied: [{ part: 'medicalAid' }],
  }),
  medicalAidDependants: ownedTable('medical_aid_dependants', medicalAidDependants, {
    plural: 'dependants',
    supplied: {
      part: 'medicalAidDependants',
      nameOf: ({ firstName, surname }) => joinTexts([firstName, surname]),
      isSame: (a, b) =>
        haveSame(a, b, ['idNumber']) ||
        (haveSame(a, b, ['firstName', 'surname', 'dateOfBirth']) &&
          !(isFilled(a, 'idNumber') && isFilled(b, 'idNumber'))),
    },
  }),
};
