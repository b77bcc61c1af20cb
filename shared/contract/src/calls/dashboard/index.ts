export { addReminder, completeReminder, dueReminders, reminders } from './reminders.ts';
export { saveWellbeingChecks, wellbeingChecks } from './wellbeing-checks.ts';
