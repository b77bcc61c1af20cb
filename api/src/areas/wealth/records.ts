import { detailsCategories, medicalAid, medicalAidCompletion, medicalAidDependants } from '@phila/contract';
import { ownedTable } from '../../core/records/owned-table.ts';
import { singleRecord } from '../../core/records/single-record.ts';

/** The records of My Wealth (specification: wealth). */
export const records = {
  medicalAidDetails: singleRecord('medical_aid_details', medicalAid, {
    completion: { category: detailsCategories.medicalAid, of: medicalAidCompletion },
  }),
  medicalAidDependants: ownedTable('medical_aid_dependants', medicalAidDependants, { plural: 'dependants' }),
};
