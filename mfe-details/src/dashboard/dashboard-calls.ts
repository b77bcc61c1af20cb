import { lightCall, type calls } from '@phila/contract';

type Dashboard = typeof calls.dashboard;

/** What the dashboard and the bell of the header call, by method and path alone (decision 0401). */
export const dashboardCalls = {
  reminders: lightCall<Dashboard['reminders']>('GET', '/Dashboard/reminders', 'person'),
  completeReminder: lightCall<Dashboard['completeReminder']>('PUT', '/Dashboard/reminders/{id}', 'person'),
  dueReminders: lightCall<Dashboard['dueReminders']>('GET', '/Dashboard/due-reminders', 'person'),
  wellbeingChecks: lightCall<Dashboard['wellbeingChecks']>(
    'GET',
    '/Dashboard/financial-wellbeing-checks',
    'person',
  ),
  saveWellbeingChecks: lightCall<Dashboard['saveWellbeingChecks']>(
    'PUT',
    '/Dashboard/financial-wellbeing-checks',
    'person',
  ),
};

export const advertCalls = {
  advertisementByType: lightCall<typeof calls.banner.advertisementByType>(
    'GET',
    '/Banner/banner-advertisement-by-type/{type}',
    'person',
  ),
  events: lightCall<typeof calls.analytics.events>('POST', '/Analytics/events', 'person'),
};
