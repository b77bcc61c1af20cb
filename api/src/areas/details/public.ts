import { records } from './records.ts';

/** Records of My Details that other areas read and write. */
export const { bankingDetails, biographicalDetails, contactDetails, nextOfKinDetails } = records;
