import * as details from '../../areas/details/records.ts';
import * as wealth from '../../areas/wealth/records.ts';

/** Every table, for the migrations. Tables stand beside the area whose they are; records bring theirs with them. */
export * from '../people/tables.ts';
export * from '../limits/tables.ts';
export * from '../audit/tables.ts';
export * from '../tasks/tables.ts';
export * from '../capability/tables.ts';
export * from '../webhooks/tables.ts';
export * from '../../areas/advice/tables.ts';
export * from '../../areas/analytics/tables.ts';
export * from '../../areas/banner/tables.ts';
export * from '../../areas/consents/tables.ts';
export * from '../../areas/dashboard/tables.ts';
export * from '../../areas/employer/tables.ts';
export * from '../../areas/documents/tables.ts';
export * from '../mail/tables.ts';
export * from '../../areas/news/tables.ts';
export * from '../../areas/organisation/tables.ts';
export * from '../personal-data/tables.ts';
export * from '../../areas/profile-image/tables.ts';
export * from '../../areas/wealth/tables.ts';

export const biographicalDetails = details.biographicalDetails.table;
export const contactDetails = details.contactDetails.table;
export const taxDetails = details.taxDetails.table;
export const nextOfKinDetails = details.nextOfKinDetails.table;
export const bankingDetails = details.bankingDetails.table;
export const medicalAidDetails = wealth.medicalAidDetails.table;
export const medicalAidDependants = wealth.medicalAidDependantDetails.table;
