import { medicalAidDependants } from '../../records/medical-aid-dependants.ts';
import { medicalAid } from '../../records/medical-aid.ts';
import { singleRecordCalls } from '../../records/single-record-calls.ts';
import { tableCalls } from '../../records/table-calls.ts';

const single = singleRecordCalls(medicalAid);

export const medicalAidDetails = single.read;
export const upsertMedicalAidDetails = single.update;
export const medicalAidDependant = tableCalls(medicalAidDependants);
