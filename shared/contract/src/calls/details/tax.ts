import { singleRecordCalls } from '../../records/single-record-calls.ts';
import { tax } from '../../records/tax.ts';

const single = singleRecordCalls(tax);

export const taxDetails = single.read;
export const updateTaxDetails = single.update;
