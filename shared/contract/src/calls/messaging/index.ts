export {
  announcementAudienceChoices,
  announcementReach,
  announcements,
  changeAnnouncement,
  draftAnnouncement,
  removeAnnouncement,
  sendAnnouncement,
  stopAnnouncement,
  testAnnouncement,
} from './announcements.ts';
export { chooseNotification, notificationChoices, unsubscribe } from './notification-choices.ts';
export { openReceived, receivedAnnouncements } from './received.ts';
