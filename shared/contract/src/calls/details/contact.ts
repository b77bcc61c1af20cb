import { contact } from '../../records/contact.ts';
import { singleRecordCalls } from '../../records/single-record-calls.ts';

const single = singleRecordCalls(contact);

export const contactDetails = single.read;
export const updateContactDetails = single.update;
