export { addReminder, completeReminder, dueReminders, reminders } from './dashboard/reminders.ts';
export { saveWellbeingChecks, wellbeingChecks } from './dashboard/wellbeing-checks.ts';
