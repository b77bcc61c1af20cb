/** Notifications that let people choose channels; all others are always sent. */
export const notificationKinds = ['reminders', 'endings', 'vouchers', 'news', 'codes'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ['bell', 'mail', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** News by mail counts as marketing, so turning it on requires that consent. */
export const channelsOf: { readonly [K in NotificationKind]: readonly NotificationChannel[] } = {
  reminders: ['bell', 'mail', 'sms'],
  endings: ['bell', 'mail', 'sms'],
  vouchers: ['bell', 'mail', 'sms'],
  news: ['bell', 'mail'],
  codes: ['mail'],
};

export const notificationWords: {
  readonly [K in NotificationKind]: { readonly title: string; readonly text: string };
} = {
  reminders: {
    title: 'Reminders you set',
    text: 'What you added to My Reminders, on the day you chose.',
  },
  endings: {
    title: 'Dates in your records',
    text: 'Policies that renew, and certificates and documents that expire.',
  },
  vouchers: {
    title: 'Vouchers that end soon',
    text: 'Two weeks before the first unused voucher of a bundle ends.',
  },
  news: {
    title: 'News and offers',
    text: 'Announcements to you or to your organisation.',
  },
  codes: {
    title: 'Voucher codes that run out',
    text: 'For those who look after the codes of vouchers here.',
  },
};
