import type * as z from 'zod/mini';
import { NO_MOMENT } from '../../format/south-african-time.ts';
import { fieldErrors } from '../../rules/field-errors.ts';
import * as consents from '../consents/index.ts';
import * as analytics from '../analytics/index.ts';
import * as banner from '../banner/index.ts';
import * as dashboard from './index.ts';

const errorsOf = ({ body: schema }: { body: z.ZodMiniType }, body: unknown) =>
  fieldErrors(schema.safeParse(body).error?.issues ?? []);

/** Specification: dashboard, exactly; our own calls come last. */
test.each([
  [dashboard.reminders, 'GET', '/Dashboard/reminders'],
  [dashboard.addReminder, 'POST', '/Dashboard/reminders'],
  [dashboard.completeReminder, 'PUT', '/Dashboard/reminders/{id}'],
  [dashboard.wellbeingChecks, 'GET', '/Dashboard/financial-wellbeing-checks'],
  [dashboard.saveWellbeingChecks, 'PUT', '/Dashboard/financial-wellbeing-checks'],
  [banner.advertisement, 'GET', '/Banner/banner-advertisement'],
  [banner.advertisementByType, 'GET', '/Banner/banner-advertisement-by-type/{type}'],
  [banner.all, 'GET', '/Banner/All'],
  [banner.types, 'GET', '/Banner/banner-types'],
  [banner.categories, 'GET', '/Banner/get-categories'],
  [banner.childCategories, 'GET', '/Banner/get-child-categories'],
  [banner.callToActions, 'GET', '/Banner/get-call-to-actions'],
  [consents.consents, 'GET', '/Account/consents'],
  [consents.saveConsents, 'PUT', '/Account/consents'],
  [analytics.events, 'POST', '/Analytics/events'],
])('%# is for the signed-in', (call, method, path) => {
  expect([call.method, call.path, call.access]).toEqual([method, path, 'person']);
});

describe('a new reminder', () => {
  const right = {
    reminderText: 'Renew the licence',
    completeByDate: '2026-12-01T09:00:00+02:00',
    earlyReminderDate: '2026-11-24T09:00:00+02:00',
    completed: false,
  };
  const errors = (wrong: object) => errorsOf(dashboard.addReminder, { ...right, ...wrong });

  test('is a text, a time, and perhaps an earlier one', () => {
    expect(errors({})).toEqual([]);
    for (const blank of ['', null, undefined]) {
      const sent = { ...right, earlyReminderDate: blank };
      expect(dashboard.addReminder.body.parse(sent)).toMatchObject({ earlyReminderDate: null });
    }
  });

  test.each(['', 'x', ' x ', 7, undefined])(
    'of the text %j is refused: longer than 1 character',
    (reminderText) => {
      expect(errors({ reminderText })).toEqual([
        { path: 'reminderText', message: 'Please describe the reminder in at least 2 characters' },
      ]);
    },
  );

  test('of two characters is enough, and is trimmed', () => {
    expect(dashboard.addReminder.body.parse({ ...right, reminderText: ' ID ' })).toMatchObject({
      reminderText: 'ID',
    });
  });

  test.each(['', undefined, null])('at %j is refused as missing', (completeByDate) => {
    expect(errors({ completeByDate })).toContainEqual({
      path: 'completeByDate',
      message: 'Please choose a date and a time',
    });
  });

  test.each([
    '2026-12-01',
    '2026-12-01T09:00',
    '12026-12-01T09:00:00+02:00',
    'tomorrow',
    '2026-02-30T09:00:00Z',
  ])('at %j is refused as unreadable', (completeByDate) => {
    expect(errors({ completeByDate })).toContainEqual({ path: 'completeByDate', message: NO_MOMENT });
  });

  test('whose early reminder is late is refused there, whatever the offsets', () => {
    const late = [
      { path: 'earlyReminderDate', message: 'The early reminder must come before the reminder is due' },
    ];
    expect(errors({ earlyReminderDate: '2026-12-01T09:00:01+02:00' })).toEqual(late);
    expect(errors({ earlyReminderDate: '2026-12-01T07:00:01Z' })).toEqual(late);
    expect(errors({ earlyReminderDate: '2026-12-01T07:00:00Z' })).toEqual([]);
  });

  test('is not completed', () => {
    expect(errors({ completed: true })).toEqual([
      { path: 'completed', message: 'A reminder is added as not completed' },
    ]);
  });
});

test('the list takes the page and whether it is about the completed ones', () => {
  const { query } = dashboard.reminders;
  expect(query.parse({ PageNumber: '2', PageSize: '5', Completed: 'false' })).toEqual({
    PageNumber: 2,
    PageSize: 5,
    Completed: 'false',
  });
  expect(query.safeParse({ Completed: 'perhaps' }).success).toBe(false);
  expect(query.safeParse({ Other: '1' }).success).toBe(false);
});

test('the checks are seven flags, one of them spelt mortage', () => {
  const flags = {
    medicalInsurance: true,
    shortTermInsurance: false,
    will: true,
    retirementPlan: false,
    budget: false,
    mortage: true,
    vehicle: false,
  };
  const { vehicle, ...six } = flags;
  expect(errorsOf(dashboard.saveWellbeingChecks, flags)).toEqual([]);
  // Fields not named keep their stored values.
  expect(errorsOf(dashboard.saveWellbeingChecks, six)).toEqual([]);
  expect(errorsOf(dashboard.saveWellbeingChecks, { ...six, vehicle: null, mortgage: vehicle })).toEqual([
    { path: 'vehicle', message: 'Please say yes or no' },
    { path: 'mortgage', message: 'Unknown field' },
  ]);
});

test('an event names an address that can be opened', () => {
  const event = 'dashboard-ad-click';
  expect(errorsOf(analytics.events, { event, redirect: '/offers?x=1' })).toEqual([]);
  expect(errorsOf(analytics.events, { event, redirect: 'javascript:alert(1)' })).toEqual([
    { path: 'redirect', message: 'Please give a page of this site or an http(s) address' },
  ]);
  expect(errorsOf(analytics.events, { event: 'other', redirect: '/' })).toEqual([
    { path: 'event', message: 'Unknown event' },
  ]);
});

test('a choice is made with the words that are in force', () => {
  expect(errorsOf(consents.saveConsents, { marketing: true, textVersion: '1.1' })).toEqual([]);
  expect(errorsOf(consents.saveConsents, { marketing: 'yes', textVersion: '0.9' })).toEqual([
    { path: 'marketing', message: 'Please say yes or no' },
    {
      path: 'textVersion',
      message: 'The words of this choice have changed. Please reload the page and read them.',
    },
  ]);
});
