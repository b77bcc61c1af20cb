import { calls, detailsCategories, itemsOf, medicalAid, medicalAidDependants, toBody } from '@phila/contract';
import { sendJson } from '../../testing/json-request.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const { medicalAidDependant, medicalAidDetails, upsertMedicalAidDetails } = calls.wealth;

let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  [thandi, sipho] = [await signedIn(service), await signedIn(service)];
});
afterAll(() => service.close());

const aid = {
  medicalAidId: 5,
  plan: 'Classic',
  mainMember: 'Thandi Mokoena',
  companyContributionPercentage: 50,
};
const child = {
  typeNo: 2,
  firstName: 'Lindiwe',
  surname: 'Mokoena',
  telephoneNumber: '0711234567',
  dateOfBirth: '2014-08-21',
};
const raw = (method: string, path: string, body: unknown) =>
  sendJson(`${service.url}/api/v1${path}`, method, body, thandi.token);

test('the medical aid is null until it is saved, counts for the overview, and is the person’s alone', async () => {
  const { token } = thandi;
  expect((await service.call(medicalAidDetails, {}, { token })).value).toBeNull();
  const saved = await service.call(upsertMedicalAidDetails, { body: toBody(medicalAid, aid) }, { token });
  expect(saved.value).toMatchObject({ ...aid, hasGapCover: null, version: 1 });
  expect((await service.call(medicalAidDetails, {}, { token })).value).toEqual(saved.value);
  expect((await service.call(medicalAidDetails, {}, { token: sipho.token })).value).toBeNull();
  const params = { category: detailsCategories.medicalAid };
  expect((await service.call(calls.overview.myDetails, { params }, { token })).value.percentage).toBe(60);
});

test('a scheme that is in no list is typed, counts for the overview, and a choice takes its place', async () => {
  const { token } = thandi;
  const save = (body: object) => raw('PUT', '/Wealth/upsert-medical-aid-details', body);
  const { medicalAidId, ...rest } = aid;
  await save({ ...rest, medicalAidName: 'Umvuzo Health' });
  const typed = (await service.call(medicalAidDetails, {}, { token })).value;
  expect(typed).toMatchObject({ medicalAidId: null, medicalAidName: 'Umvuzo Health' });
  const params = { category: detailsCategories.medicalAid };
  expect((await service.call(calls.overview.myDetails, { params }, { token })).value.percentage).toBe(60);
  expect((await save({ plan: 'Executive' })).envelope?.value).toMatchObject({
    medicalAidName: 'Umvuzo Health',
  });
  expect((await save({ medicalAidId })).envelope?.value).toMatchObject({
    medicalAidId,
    medicalAidName: null,
  });
});

test('a stale save is told of the current row', async () => {
  const { token } = thandi;
  const body = toBody(medicalAid, aid);
  await service.call(upsertMedicalAidDetails, { body }, { token });
  await service.call(upsertMedicalAidDetails, { body: { ...body, plan: 'Executive' } }, { token });
  const stale = await service.call(upsertMedicalAidDetails, { body: { ...body, version: 1 } }, { token });
  expect([stale.status, stale.envelope.value?.plan]).toEqual([409, 'Executive']);
});

test.each([
  [{ medicalAidId: 0 }, 'medicalAidId', 'Please select a valid medical aid'],
  [{ medicalAidId: 999 }, 'medicalAidId', 'Please choose from the list'],
  [{ plan: 'A' }, 'plan', 'Please enter a valid plan'],
  [{ mainMember: ' ' }, 'mainMember', 'Main member is required'],
  [{ companyContributionPercentage: 101 }, 'companyContributionPercentage', 'Invalid percentage value'],
  [{ companyContributionPercentage: 1.5 }, 'companyContributionPercentage', 'Invalid percentage value'],
])('%j is refused', async (wrong, path, message) => {
  const { status, envelope } = await raw('PUT', '/Wealth/upsert-medical-aid-details', { ...aid, ...wrong });
  expect([status, envelope?.errors]).toEqual([422, [{ path, message }]]);
});

test.each([
  [{ firstName: 'Jo' }, 'firstName', 'Please enter at least 3 characters'],
  [{ surname: '' }, 'surname', 'Please enter at least 3 characters'],
  [{ telephoneNumber: '1' }, 'telephoneNumber', 'Please enter 9 to 13 characters'],
  [{ idNumber: '1' }, 'idNumber', 'ID must be 13 digits'],
  [{ idNumber: '9202204720082' }, 'idNumber', 'Invalid ID number'],
  [{ dateOfBirth: '2014' }, 'dateOfBirth', 'Please select a valid date'],
  [{ typeNo: 99 }, 'typeNo', 'Please choose from the list'],
])('a dependant with %j is refused', async (wrong, path, message) => {
  const { status, envelope } = await raw('POST', '/Wealth/medical-aid-dependant', { ...child, ...wrong });
  expect([status, envelope?.errors]).toEqual([422, [{ path, message }]]);
});

test('dependants are added, changed and deleted, one or several, by their own person alone', async () => {
  const { token } = thandi;
  const body = toBody(medicalAidDependants, child);
  const add = async () => (await service.call(medicalAidDependant.create, { body }, { token })).value;
  const [first, second, third] = [await add(), await add(), await add()];
  const list = async () =>
    itemsOf((await service.call(medicalAidDependant.list, { query: {} }, { token })).value);
  for (const [call, sent] of [
    [medicalAidDependant.update, { ...body, id: first.id, firstName: 'Zanele' }],
    [medicalAidDependant.remove, { id: first.id }],
    [medicalAidDependant.bulk, { ids: [first.id, second.id] }],
  ] as const) {
    const answer = await sendJson(`${service.url}/api/v1${call.path}`, call.method, sent, sipho.token);
    expect(answer.status).toBe(404);
  }
  expect(await list()).toEqual([first, second, third]);
  await service.call(
    medicalAidDependant.update,
    { body: { ...body, id: first.id, firstName: 'Zanele' } },
    { token },
  );
  await service.call(medicalAidDependant.remove, { body: { id: second.id } }, { token });
  expect((await list()).map(({ firstName }) => firstName)).toEqual(['Zanele', 'Lindiwe']);
  await service.call(medicalAidDependant.bulk, { body: { ids: [first.id, third.id] } }, { token });
  expect(await list()).toEqual([]);
});
