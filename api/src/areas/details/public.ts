import { records } from './records.ts';

/** Records of My Details that other areas read and write. */
export const { biographicalDetails, contactDetails, nextOfKinDetails } = records;
