/** Who receives an announcement. */
export const announcementAudiences = ['everybody', 'organisation', 'role', 'people'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** A draft is written; scheduled, it waits for its time or is on its way; sent, it is in the bell; stopped, it is in no bell. */
export const announcementStates = ['draft', 'scheduled', 'sent', 'stopped'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export const MAX_NAMED_PEOPLE = 200;
export const ANNOUNCEMENT_TITLE_LENGTH = 120;
export const ANNOUNCEMENT_TEXT_LENGTH = 2_000;
