import { passportsAndPermits } from '../../records/passports-and-permits.ts';
import { singleRecordCalls } from '../../records/single-record-calls.ts';

const single = singleRecordCalls(passportsAndPermits);

export const passportAndPermitDetails = single.read;
export const updatePassportAndPermitDetails = single.update;
