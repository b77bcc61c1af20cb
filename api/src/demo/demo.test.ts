import { biographical, calls, check, toForm } from '@phila/contract';
import { demoAccounts } from '../account/demo.ts';
import { signInAs } from '../account/testing/person.ts';
import { startService, type TestService } from '../testing/service.ts';
import { seedDemo } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await seedDemo(service.services);
});
afterAll(() => service.close());

const read = async (label: string) => {
  const account = demoAccounts.find((demo) => demo.label === label);
  if (account === undefined) throw new Error(`there is no ${label}`);
  const { accessToken } = await signInAs(service, account);
  return {
    accessToken,
    ...(await service.call(calls.account.biographicalDetails, {}, { token: accessToken })),
  };
};

test('the consumer has biographical details to correct, which break no rule', async () => {
  const { value } = await read('consumer');
  expect(value).toMatchObject({ firstName: 'Thandi', lastName: 'Mokoena', identityNumber: '8806140287089' });
  expect(check(biographical, toForm(biographical, value))).toEqual([]);
});

test('another start leaves what was changed', async () => {
  const { value, accessToken } = await read('consumer');
  if (value === null) throw new Error('nothing to change');
  const { firstName, lastName } = value;
  if (firstName === null || lastName === null) throw new Error('nobody to change');
  const body = { ...value, firstName, lastName, identityNumber: '8502194312085' };
  await service.call(calls.account.updateBiographicalDetails, { body }, { token: accessToken });
  await seedDemo(service.services);
  expect((await read('consumer')).value).toMatchObject({ identityNumber: '8502194312085' });
});
