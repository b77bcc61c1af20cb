import { records } from './records.ts';

/** What other areas read and write of My Details. */
export const { biographicalDetails, contactDetails, nextOfKinDetails } = records;
