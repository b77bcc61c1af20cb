import { biographical, calls, itemsOf, passportsAndPermits, toBody } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';

let service: TestService;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-21T08:00:00Z') });
});
beforeEach(async () => {
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const { updateBiographicalDetails, updatePassportAndPermitDetails } = calls.details;

const savePassport = (values: { passportExpiry: string | null }) =>
  service.call(updatePassportAndPermitDetails, { body: toBody(passportsAndPermits, values) }, thandi);
const saveBiographical = (values: { passportExpiryDate: string | null }) =>
  service.call(
    updateBiographicalDetails,
    { body: toBody(biographical, { firstName: 'Thandi', lastName: 'Mokoena', ...values }) },
    thandi,
  );
const shown = async (person = thandi) =>
  itemsOf((await service.call(calls.dashboard.reminders, { query: {} }, person)).value).map(
    ({ reminderText, completeByDate, earlyReminderDate }) => [
      reminderText,
      completeByDate,
      earlyReminderDate,
    ],
  );
const due = (day: string, early: string) => [
  ['Your passport expires', `${day}T06:00:00.000Z`, `${early}T06:00:00.000Z`],
];

test('a passport is reminded of 30 days before it ends, once, from whichever page the day was saved', async () => {
  await savePassport({ passportExpiry: '2027-03-01' });
  expect(await shown()).toEqual(due('2027-03-01', '2027-01-30'));
  await saveBiographical({ passportExpiryDate: '2027-06-01' });
  expect(await shown()).toEqual(due('2027-06-01', '2027-05-02'));
  await savePassport({ passportExpiry: '2027-06-02' });
  expect(await shown()).toEqual(due('2027-06-02', '2027-05-03'));
  expect(await shown(await signedIn(service))).toEqual([]);
});

test('a day that is taken away takes its reminder along, and one that is over makes none', async () => {
  await saveBiographical({ passportExpiryDate: '2027-03-01' });
  await saveBiographical({ passportExpiryDate: null });
  expect(await shown()).toEqual([]);
  await savePassport({ passportExpiry: '2025-03-01' });
  expect(await shown()).toEqual([]);
});

test('a passport that ends soon is among what is due on the dashboard', async () => {
  await savePassport({ passportExpiry: '2026-12-06' });
  const { value } = await service.call(calls.dashboard.dueReminders, {}, thandi);
  expect(value.items).toMatchObject([{ reminderText: 'Your passport expires' }]);
});
