import { shortTermInsurance as shortTermInsuranceRecord } from '../../records/short-term-insurance.ts';
import { tableCalls } from '../../records/table-calls.ts';

export const shortTermInsurance = tableCalls(shortTermInsuranceRecord);
