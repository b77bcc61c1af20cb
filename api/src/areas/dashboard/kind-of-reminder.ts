import type { NotificationKind } from '@phila/contract';

/** Kinds of notifications that reminders have. */
export const reminderKinds = [
  'reminders',
  'endings',
  'vouchers',
] as const satisfies readonly NotificationKind[];

/** @param about the subject of a reminder by the site, such as `document/<id>`; null for the person's own */
export const kindOfReminder = (about: string | null): (typeof reminderKinds)[number] => {
  if (about === null) return 'reminders';
  return about.startsWith('bundle/') ? 'vouchers' : 'endings';
};
