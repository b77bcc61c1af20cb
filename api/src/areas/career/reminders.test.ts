import { calls, itemsOf, type Reminder } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { records } from './records.ts';

let service: TestService;
let token: string;
let personId: string;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-21T08:00:00Z') });
});
beforeEach(async () => {
  ({ token, id: personId } = await signedIn(service));
});
afterAll(() => service.close());

const { expirableQualification, membership, professionalRegistration, updateWorkEligibility } = calls.career;

const firstAid = {
  name: 'First aid level 2',
  institutionId: null,
  accreditationNo: null,
  qualificationId: null,
  qualificationLevelId: null,
  specialisationId: null,
  institutionName: null,
  qualificationName: null,
  qualificationLevelName: null,
  specialisationName: null,
  startDate: '2024-03-01',
  endDate: '2027-03-01',
  certificate: null,
};

const add = async (values: Partial<typeof firstAid> = {}) =>
  (await service.call(expirableQualification.create, { body: { ...firstAid, ...values } }, { token })).value;
const change = (id: string, body: Partial<typeof firstAid>) =>
  service.call(expirableQualification.update, { params: { id }, body: body as typeof firstAid }, { token });

const reminders = async (): Promise<Reminder[]> =>
  itemsOf((await service.call(calls.dashboard.reminders, { query: {} }, { token })).value);

const shown = async () =>
  (await reminders()).map(({ reminderText, completeByDate, earlyReminderDate }) => [
    reminderText,
    completeByDate,
    earlyReminderDate,
  ]);

test('an expiry date has a reminder 30 days before, which follows its row and is deleted with it', async () => {
  const { id } = await add();
  expect(await shown()).toEqual([
    ['First aid level 2 expires', '2027-03-01T06:00:00.000Z', '2027-01-30T06:00:00.000Z'],
  ]);
  await change(id, { name: 'First aid level 3', endDate: '2027-06-01' });
  expect(await shown()).toEqual([
    ['First aid level 3 expires', '2027-06-01T06:00:00.000Z', '2027-05-02T06:00:00.000Z'],
  ]);
  await service.call(expirableQualification.remove, { params: { id } }, { token });
  expect(await shown()).toEqual([]);
});

test('a past date makes no reminder; one that was made in time stays until its day is changed', async () => {
  await add({ endDate: '2025-03-01' });
  expect(await shown()).toEqual([]);

  const ending = { ...firstAid, endDate: '2026-11-21' };
  const { id } = await add(ending);
  expect(await shown()).toHaveLength(1);
  const later = new Date('2026-11-23T08:00:00Z');
  const save = (values: Partial<typeof firstAid>) =>
    records.expirableQualifications.update(service.database, personId, id, { ...ending, ...values }, later);
  await save({ name: 'First aid' });
  expect(await shown()).toHaveLength(1);
  await save({ endDate: '2026-11-22' });
  expect(await shown()).toEqual([]);
});

test('a reminder that is done stays done until the day changes', async () => {
  const { id } = await add();
  const [made] = await reminders();
  const done = made?.id ?? '';
  await service.call(
    calls.dashboard.completeReminder,
    { params: { id: done }, body: { id: done } },
    { token },
  );
  await change(id, { name: 'First aid' });
  expect(await reminders()).toMatchObject([{ completed: true, reminderText: 'First aid expires' }]);
  await change(id, { endDate: '2030-03-01' });
  expect(await reminders()).toMatchObject([{ completed: false }]);
});

test('memberships and registrations are reminded of by their own last day, and nothing where there is none', async () => {
  const row = { areaOfRegistration: 'Civil', certificate: null };
  const member = { ...row, name: 'SAICE', membershipNo: '1', dateValidFrom: '2020-01-01' };
  await service.call(membership.create, { body: { ...member, dateValidTo: null } }, { token });
  expect(await shown()).toEqual([]);
  await service.call(membership.create, { body: { ...member, dateValidTo: '2027-01-01' } }, { token });
  const registered = {
    ...row,
    name: 'ECSA',
    registrationNo: '2',
    dateFrom: '2020-01-01',
    dateTo: '2027-02-01',
  };
  await service.call(professionalRegistration.create, { body: registered }, { token });
  expect((await shown()).map(([text]) => text)).toEqual([
    'Your membership of SAICE ends',
    'Your registration with ECSA ends',
  ]);
});

test('a permit to work is reminded of, and no longer once the person needs none', async () => {
  const save = (rightToWork: string, permitValidTo: string | null) =>
    service.call(updateWorkEligibility, { body: { rightToWork, permitValidTo } as never }, { token });
  await save('work visa', '2027-03-01');
  expect(await shown()).toEqual([
    ['Your permit to work in South Africa ends', '2027-03-01T06:00:00.000Z', '2027-01-30T06:00:00.000Z'],
  ]);
  await save('work visa', '2027-04-01');
  expect((await shown()).map(([, day]) => day)).toEqual(['2027-04-01T06:00:00.000Z']);
  // The date goes with the permit (`hide` of the record), though the update names only the right to work.
  await service.call(updateWorkEligibility, { body: { rightToWork: 'resident' } as never }, { token });
  expect(await shown()).toEqual([]);
});
