import type { Message } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import type { AdminColumn } from '@phila/ui';

/** What a message is called: what it says is not known here. */
export const nameOf = ({ channel, subject }: Message): string =>
  channel === 'sms' ? 'Text message' : (subject ?? 'Mail');

/** The columns of every list of messages. @param when the heading of its moment */
export const messageColumns = (when: string): AdminColumn<Message>[] => [
  { name: 'subject', label: 'What', cell: (message) => <strong>{nameOf(message)}</strong> },
  { name: 'recipient', label: 'To', cell: ({ recipient }) => recipient },
  { name: 'at', label: when, cell: ({ at }) => southAfricanTime(at) },
];
