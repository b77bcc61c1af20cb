import { calls, password } from '@phila/contract';
import { organisations } from '../../core/accounts/organisations.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { createDemoAccounts, demoAccounts } from './demo.ts';
import { accounts, profiles } from '../../core/accounts/tables.ts';
import { signInAs } from '../../testing/identity/person.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.database.insert(organisations).values({
    osNo: 7,
    guid: '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10',
    osName: 'Umoya Energy',
    primaryColor: '#0B6E4F',
    secondaryColor: '#F2A541',
  });
});
afterAll(() => service.close());

test('made once, however often, and changes in them are kept', async () => {
  await createDemoAccounts(service.services, 7);
  await service.database.update(profiles).set({ firstName: 'Changed' });
  await createDemoAccounts(service.services, 7);
  expect(await service.database.select().from(accounts)).toHaveLength(demoAccounts.length);
  expect((await service.database.select().from(profiles)).map(({ firstName }) => firstName)).toEqual(
    Array(demoAccounts.length).fill('Changed'),
  );
});

test.each(demoAccounts.map((demo) => [demo.label, demo] as const))('%s signs in', async (_label, demo) => {
  const { accessToken } = await signInAs(service, demo);
  const person = await service.services.tokens.verifyAccessToken(accessToken);
  expect(person).toMatchObject({
    osNo: demo.isEmployee ? 7 : null,
    isAdministrator: demo.label === 'admin',
  });
  expect(password().schema.safeParse(demo.password).success).toBe(true);
});

test('the employee’s looks come from the organisation', async () => {
  const { accessToken } = await signInAs(service, {
    email: 'employee@demo.phila.example',
    password: 'Employee-Demo-1',
  });
  const name = await service.call(calls.account.profileName, {}, { token: accessToken });
  expect(name.value).toMatchObject({ osNo: 7, orgIdGuid: '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10' });
});
