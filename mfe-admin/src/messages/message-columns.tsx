import type { Message } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import type { AdminColumn } from '@phila/ui';

/** Names a message by channel and subject, as its text is not known here. */
export const nameOf = ({ channel, subject }: Message): string =>
  channel === 'sms' ? 'Text message' : (subject ?? 'Mail');

/** Columns shared by every list of messages. @param when the heading of the time column */
export const messageColumns = (when: string): AdminColumn<Message>[] => [
  { name: 'subject', label: 'What', cell: (message) => <strong>{nameOf(message)}</strong> },
  { name: 'recipient', label: 'To', cell: ({ recipient }) => recipient },
  { name: 'at', label: when, cell: ({ at }) => southAfricanTime(at) },
];
