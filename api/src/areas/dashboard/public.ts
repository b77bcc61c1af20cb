export { dropReminderAbout, keepReminderAbout } from './reminders.ts';
