import { calls, type ClientCall } from '@phila/contract/calls';

/** The reads that change when a document is added, removed or moved. */
export const documentReads: readonly Pick<ClientCall, 'path'>[] = [
  calls.documents.folders,
  calls.documents.documentsPerFolder,
  calls.documents.trash,
  calls.documents.quota,
  // Included because an expiry date makes a reminder.
  calls.dashboard.reminders,
];
