export const announcementAudiences = ['everybody', 'organisation', 'role', 'people'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/**
 * States: a draft; scheduled, waiting for its time or being delivered; sent, shown to everyone addressed; stopped,
 * withdrawn from everyone.
 */
export const announcementStates = ['draft', 'scheduled', 'sent', 'stopped'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export const MAX_NAMED_PEOPLE = 200;
export const ANNOUNCEMENT_TITLE_LENGTH = 120;
export const ANNOUNCEMENT_TEXT_LENGTH = 2_000;
