import { banking as record } from '../../records/banking.ts';
import { tableCalls } from '../../records/table-calls.ts';

export const banking = tableCalls(record);
