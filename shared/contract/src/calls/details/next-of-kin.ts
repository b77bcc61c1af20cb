import { nextOfKin as record } from '../../records/next-of-kin.ts';
import { tableCalls } from '../../records/table-calls.ts';

export const nextOfKin = tableCalls(record);
