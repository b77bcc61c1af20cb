import { biographical } from '@phila/contract';
import { singleRecord } from '../record/single-record.ts';

/** The single records of My Details (seeds 1 §3), a line each. */
export const biographicalDetails = singleRecord('biographical_details', biographical);
