import { biographical } from '../../records/biographical.ts';
import { singleRecordCalls } from '../../records/single-record-calls.ts';

const single = singleRecordCalls(biographical);

export const biographicalDetails = single.read;
export const updateBiographicalDetails = single.update;
