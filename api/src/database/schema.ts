import * as details from '../details/records.ts';
import * as wealth from '../wealth/records.ts';

/** Every table, for the migrations. Tables stand beside the area whose they are; records bring theirs with them. */
export * from '../account/tables.ts';
export * from '../advice/tables.ts';
export * from '../analytics/tables.ts';
export * from '../banner/tables.ts';
export * from '../consents/tables.ts';
export * from '../dashboard/tables.ts';
export * from '../employer/tables.ts';
export * from '../document/tables.ts';
export * from '../mail/tables.ts';
export * from '../news/tables.ts';
export * from '../organisation/tables.ts';
export * from '../personal-data/tables.ts';
export * from '../profile-image/tables.ts';
export { rowCounts } from '../record/row-counts.ts';
export * from '../wealth/tables.ts';

export const biographicalDetails = details.biographicalDetails.table;
export const contactDetails = details.contactDetails.table;
export const taxDetails = details.taxDetails.table;
export const nextOfKinDetails = details.nextOfKinDetails.table;
export const bankingDetails = details.bankingDetails.table;
export const medicalAidDetails = wealth.medicalAidDetails.table;
export const medicalAidDependants = wealth.medicalAidDependantDetails.table;
