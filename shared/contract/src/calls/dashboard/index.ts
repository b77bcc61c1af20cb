export { addReminder, completeReminder, dueReminders, reminders, snoozeReminder } from './reminders.ts';
export { today, todayReminders } from './today.ts';
export { saveWellbeingChecks, wellbeingChecks } from './wellbeing-checks.ts';
