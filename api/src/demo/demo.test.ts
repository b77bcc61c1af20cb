import {
  banking,
  biographical,
  calls,
  check,
  contact,
  detailsCategories,
  itemsOf,
  medicalAid,
  medicalAidDependants,
  nextOfKin,
  passportsAndPermits,
  tax,
  toBody,
  toForm,
} from '@phila/contract';
import { demoAccounts } from '../areas/account/demo.ts';
import { signInAs } from '../testing/account/person.ts';
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
    ...(await service.call(calls.details.biographicalDetails, {}, { token: accessToken })),
  };
};

test('the consumer has biographical details to correct, which break no rule', async () => {
  const { value } = await read('consumer');
  expect(value).toMatchObject({ firstName: 'Thandi', lastName: 'Mokoena', identityNumber: '8806140287089' });
  expect(check(biographical, toForm(biographical, value))).toEqual([]);
});

test('the other details break no rule either, and each part is complete', async () => {
  const { accessToken: token } = await read('consumer');
  const { overview } = calls;
  const kin = itemsOf((await service.call(calls.details.nextOfKin.list, { query: {} }, { token })).value);
  const { wealth } = calls;
  const dependants = itemsOf(
    (await service.call(wealth.medicalAidDependant.list, { query: {} }, { token })).value,
  );
  const aid = (await service.call(wealth.medicalAidDetails, {}, { token })).value;
  const accounts = itemsOf((await service.call(calls.details.banking.list, { query: {} }, { token })).value);
  expect([kin.length, accounts.length, dependants.length]).toEqual([2, 1, 1]);
  expect([
    ...kin.flatMap((row) => check(nextOfKin, toForm(nextOfKin, row))),
    ...dependants.flatMap((row) => check(medicalAidDependants, toForm(medicalAidDependants, row))),
    ...check(medicalAid, toForm(medicalAid, aid)),
    ...accounts.flatMap((row) => check(banking, toForm(banking, row))),
    ...check(
      contact,
      toForm(contact, (await service.call(calls.details.contactDetails, {}, { token })).value),
    ),
    ...check(tax, toForm(tax, (await service.call(calls.details.taxDetails, {}, { token })).value)),
    ...check(
      passportsAndPermits,
      toForm(
        passportsAndPermits,
        (await service.call(calls.details.passportAndPermitDetails, {}, { token })).value,
      ),
    ),
  ]).toEqual([]);
  for (const category of Object.values(detailsCategories)) {
    const { value } = await service.call(overview.myDetails, { params: { category } }, { token });
    expect(value.percentage).toBe(100);
  }
});

test('the employee has begun', async () => {
  const { value, accessToken: token } = await read('employee');
  expect(value).toMatchObject({ firstName: 'Sipho', identityNumber: null });
  const params = { category: detailsCategories.contact };
  expect((await service.call(calls.overview.myDetails, { params }, { token })).value.percentage).toBe(38);
  expect((await read('admin')).value).toBeNull();
});

test('another start leaves what was changed', async () => {
  const { value, accessToken } = await read('consumer');
  if (value === null) throw new Error('nothing to change');
  const body = toBody(biographical, { ...value, identityNumber: '8502194312085' });
  await service.call(calls.details.updateBiographicalDetails, { body }, { token: accessToken });
  await seedDemo(service.services);
  expect((await read('consumer')).value).toMatchObject({ identityNumber: '8502194312085' });
});

test('the consumer has documents, which are what their names say, and a reminder of the one that expires', async () => {
  const { accessToken: token } = await read('consumer');
  const { value: folders } = await service.call(calls.documents.folders, {}, { token });
  expect(folders.map(({ folderName, documentCount }) => [folderName, documentCount])).toEqual([
    ['Identity', 2],
    ['Career', 1],
    ['Wealth', 1],
    ['Medical', 1],
    ['Other', 0],
  ]);
  const { value } = await service.call(calls.dashboard.reminders, { query: {} }, { token });
  expect(itemsOf(value).map(({ reminderText }) => reminderText)).toEqual(
    expect.arrayContaining(['Passport.pdf expires', 'Medical aid card.png expires']),
  );
});
