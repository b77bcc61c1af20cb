// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/messaging/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const announcementAudienceChoices: Light<typeof full.announcementAudienceChoices> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Messaging/audiences', access: 'may site.announcements.read' });
export const announcementReach: Light<typeof full.announcementReach> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Messaging/announcements/{id}/reach', access: 'may site.announcements.read' });
export const announcements: Light<typeof full.announcements> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Messaging/announcements', access: 'may site.announcements.read' });
export const changeAnnouncement: Light<typeof full.changeAnnouncement> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Messaging/announcements/{id}', access: 'may site.announcements.write' });
export const chooseNotification: Light<typeof full.chooseNotification> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Messaging/notification-choices', access: 'person' });
export const draftAnnouncement: Light<typeof full.draftAnnouncement> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Messaging/announcements', access: 'may site.announcements.write', idempotencyKey: true });
export const notificationChoices: Light<typeof full.notificationChoices> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Messaging/notification-choices', access: 'person' });
export const openReceived: Light<typeof full.openReceived> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Messaging/received/{id}/open', access: 'person' });
export const receivedAnnouncements: Light<typeof full.receivedAnnouncements> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Messaging/received', access: 'person' });
export const removeAnnouncement: Light<typeof full.removeAnnouncement> = /* @__PURE__ */ clientCall({ method: 'DELETE', path: '/Messaging/announcements/{id}', access: 'may site.announcements.write' });
export const sendAnnouncement: Light<typeof full.sendAnnouncement> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Messaging/announcements/{id}/send', access: 'may site.announcements.write' });
export const stopAnnouncement: Light<typeof full.stopAnnouncement> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Messaging/announcements/{id}/stop', access: 'may site.announcements.write' });
export const testAnnouncement: Light<typeof full.testAnnouncement> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Messaging/announcements/{id}/test', access: 'may site.announcements.write' });
export const unsubscribe: Light<typeof full.unsubscribe> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Messaging/unsubscribe', access: 'anyone' });
