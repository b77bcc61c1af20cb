import { calls, type ClientCall } from '@phila/contract/calls';

/** What changes with any document that comes, goes or moves. */
export const documentReads: readonly Pick<ClientCall, 'path'>[] = [
  calls.documents.folders,
  calls.documents.documentsPerFolder,
  calls.documents.trash,
  calls.documents.quota,
  // An expiry date makes a reminder.
  calls.dashboard.reminders,
];
