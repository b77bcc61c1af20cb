import { medicalAid, medicalAidDependants } from '@phila/contract';
import { ownedTable } from '../../core/records/owned-table.ts';
import { singleRecord } from '../../core/records/single-record.ts';

/* The records of My Wealth (seeds 2 §3), a line each. */

export const medicalAidDetails = singleRecord('medical_aid_details', medicalAid);
export const medicalAidDependantDetails = ownedTable('medical_aid_dependants', medicalAidDependants, {
  plural: 'dependants',
});
