import { biographical, calls, toBody } from '@phila/contract';
import { organisations } from '../../core/accounts/organisations.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { profiles } from '../../core/accounts/tables.ts';
import { makePerson, signInAs } from '../../testing/identity/person.ts';

const { account } = calls;
const GUID = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.database.insert(organisations).values({ osNo: 7, guid: GUID, osName: 'Umoya Energy' });
});
afterAll(() => service.close());

const name = async (token: string) => (await service.call(account.profileName, {}, { token })).value;

test('the name at sign-up, until the details say another', async () => {
  const person = await makePerson(service, { firstName: 'Thandi' });
  const { accessToken: token } = await signInAs(service, person);
  expect(await name(token)).toEqual({
    firstName: 'Thandi',
    lastName: 'Mokoena',
    osNo: null,
    orgIdGuid: null,
    profiles: 1,
    hasEmployerRecord: false,
  });
  const body = toBody(biographical, { firstName: 'Nothando', lastName: 'Mokoena' });
  expect((await service.call(calls.details.updateBiographicalDetails, { body }, { token })).status).toBe(200);
  expect(await name(token)).toMatchObject({ firstName: 'Nothando' });
});

test('signing in uses the profile used last, and the session keeps it', async () => {
  const person = await makePerson(service, { osNo: 7 });
  const employee = await signInAs(service, person);
  expect(await name(employee.accessToken)).toMatchObject({ osNo: 7, orgIdGuid: GUID });
  service.clock.advance(1_000);
  const now = service.clock.now();
  await service.database.insert(profiles).values({
    id: '01935000-0000-7000-8000-0123456789ab',
    accountId: person.id,
    osNo: null,
    firstName: 'Thandi',
    lastName: 'Mokoena',
    createdAt: now,
    lastUsedAt: now,
  });
  const consumer = await signInAs(service, person);
  expect(await name(consumer.accessToken)).toMatchObject({ osNo: null });
  expect(await name(employee.accessToken)).toMatchObject({ osNo: 7 });
  const refreshed = await service.call(account.refreshToken, {
    body: { refreshToken: employee.refreshToken },
  });
  expect(await name(refreshed.value.accessToken)).toMatchObject({ osNo: 7 });
});
