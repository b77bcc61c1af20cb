export {
  announcementAudienceChoices,
  announcements,
  changeAnnouncement,
  draftAnnouncement,
  removeAnnouncement,
  sendAnnouncement,
  stopAnnouncement,
  testAnnouncement,
} from './announcements.ts';
export { openReceived, receivedAnnouncements } from './received.ts';
