// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/dashboard/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

export const addReminder: Light<typeof full.addReminder> = /* @__PURE__ */ clientCall({ method: 'POST', path: '/Dashboard/reminders', access: 'person', idempotencyKey: true });
export const completeReminder: Light<typeof full.completeReminder> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Dashboard/reminders/{id}', access: 'person' });
export const dueReminders: Light<typeof full.dueReminders> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Dashboard/due-reminders', access: 'person' });
export const reminders: Light<typeof full.reminders> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Dashboard/reminders', access: 'person' });
export const saveWellbeingChecks: Light<typeof full.saveWellbeingChecks> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Dashboard/financial-wellbeing-checks', access: 'person' });
export const snoozeReminder: Light<typeof full.snoozeReminder> = /* @__PURE__ */ clientCall({ method: 'PUT', path: '/Dashboard/reminders/{id}/snooze', access: 'person' });
export const today: Light<typeof full.today> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Dashboard/today', access: 'person' });
export const todayReminders: Light<typeof full.todayReminders> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Dashboard/today-reminders', access: 'person' });
export const wellbeingChecks: Light<typeof full.wellbeingChecks> = /* @__PURE__ */ clientCall({ method: 'GET', path: '/Dashboard/financial-wellbeing-checks', access: 'person' });
