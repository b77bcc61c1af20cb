import type { NotificationKind } from '@phila/contract';

/** The kinds of notifications that reminders are. */
export const reminderKinds = [
  'reminders',
  'endings',
  'vouchers',
] as const satisfies readonly NotificationKind[];

/** @param about the site's reason for it, such as `document/<id>`; null for the person's own */
export const kindOfReminder = (about: string | null): (typeof reminderKinds)[number] => {
  if (about === null) return 'reminders';
  return about.startsWith('bundle/') ? 'vouchers' : 'endings';
};
