import type { Announcement, AnnouncementAudience, AnnouncementState } from '@phila/contract/calls';
import { numberText, southAfricanTime } from '@phila/contract/format';

export const audienceWords: Readonly<Record<AnnouncementAudience, string>> = {
  everybody: 'Everybody',
  organisation: 'An organisation, and those below it',
  role: 'Everybody with a role',
  people: 'A list of people',
};

export const stateWords: Readonly<
  Record<AnnouncementState, { name: string; tone: 'neutral' | 'info' | 'success' | 'warning' }>
> = {
  draft: { name: 'Draft', tone: 'neutral' },
  scheduled: { name: 'Scheduled', tone: 'info' },
  sent: { name: 'Sent', tone: 'success' },
  stopped: { name: 'Stopped', tone: 'warning' },
};

export const whenOf = ({ state, sendAt, sentAt }: Announcement): string => {
  if (sentAt !== null) return southAfricanTime(sentAt);
  if (sendAt === null) return 'Not yet';
  return state === 'stopped' ? 'Not in full' : `From ${southAfricanTime(sendAt)}`;
};

/** Number of mails sent, if the announcement goes by email. */
export const mailedOf = ({ byMail, mailed }: Announcement): string =>
  byMail ? numberText(mailed) : 'Not by email';
