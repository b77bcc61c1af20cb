import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  asset,
  banking,
  biographical,
  calls,
  check,
  contact,
  debt,
  detailsCategories,
  itemsOf,
  medicalAid,
  medicalAidDependants,
  nextOfKin,
  passportsAndPermits,
  safeAddress,
  tax,
  toBody,
  toForm,
} from '@phila/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { demoAccounts } from '../areas/identity/demo.ts';
import { accounts } from '../core/accounts/tables.ts';
import { signInAs } from '../testing/identity/person.ts';
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

test('the consumer’s net worth is known on each of 24 months, and changed', async () => {
  const { accessToken: token } = await read('consumer');
  const { value: worth } = await service.call(calls.wealth.netWorth.read, { query: {} }, { token });
  expect(worth.points).toHaveLength(24);
  expect(worth.points[0]?.net).toBeGreaterThan(0);
  expect(worth.change?.amount).toBeGreaterThan(0);
  expect(worth.lines.every(({ values }) => values.every((value) => value !== null))).toBe(true);
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
  const debts = itemsOf((await service.call(wealth.debts.list, { query: {} }, { token })).value);
  const assets = itemsOf((await service.call(wealth.assets.list, { query: {} }, { token })).value);
  expect([kin.length, accounts.length, dependants.length, debts.length, assets.length]).toEqual([
    2, 1, 1, 2, 2,
  ]);
  expect([
    ...kin.flatMap((row) => check(nextOfKin, toForm(nextOfKin, row))),
    ...dependants.flatMap((row) => check(medicalAidDependants, toForm(medicalAidDependants, row))),
    ...debts.flatMap((row) => check(debt, toForm(debt, row))),
    ...assets.flatMap((row) => check(asset, toForm(asset, row))),
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
    expect.arrayContaining([
      'Passport.pdf expires',
      'Medical aid card.png expires',
      'Personal loan with Capitec ends',
    ]),
  );
});

const tokenOf = async (label: string) => {
  const account = demoAccounts.find((demo) => demo.label === label);
  if (account === undefined) throw new Error(`there is no ${label}`);
  return { token: (await signInAs(service, account)).accessToken };
};

test('the dashboards of the demo people show something due, something later, and some checks', async () => {
  const { dashboard } = calls;
  for (const [label, due] of [
    ['consumer', 2],
    ['employee', 0],
  ] as const) {
    const as = await tokenOf(label);
    expect((await service.call(dashboard.dueReminders, {}, as)).value.count).toBe(due);
    const open = await service.call(dashboard.reminders, { query: { Completed: 'false' } }, as);
    expect(itemsOf(open.value).length).toBeGreaterThan(due);
    const { version, follows, ...flags } = (await service.call(dashboard.wellbeingChecks, {}, as)).value;
    // Four that she ticked, and two that follow from her policies and retirement annuity.
    expect([version, Object.values(flags).filter(Boolean).length]).toEqual([1, label === 'consumer' ? 6 : 2]);
    expect(follows).toHaveLength(label === 'consumer' ? 5 : 0);
  }
});

test('six adverts for the dashboard and a strip lead somewhere', async () => {
  const as = await tokenOf('consumer');
  const { value } = await service.call(
    calls.banner.advertisementByType,
    { params: { type: 2 }, query: {} },
    as,
  );
  expect(value).toHaveLength(6);
  expect(value.filter(({ redirectUri }) => safeAddress(redirectUri) !== redirectUri)).toEqual([]);
  const picture = Buffer.from(value[0]?.bannerFileBase64String ?? '', 'base64');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 960, height: 600 });
  const strip = await fetch(`${service.url}/api/v1/Banner/banner-advertisement`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  const bytes = Buffer.from(await strip.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1400, height: 150 });
});

test('no advert is larger than 40 KB', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'adverts');
  const pictures = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  const sizes = await Promise.all(pictures.map(async (name) => (await stat(join(folder, name))).size));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(40 * 1024);
});

test('what was deleted of the demo stays so at the next start', async () => {
  const made = await startService();
  try {
    await seedDemo(made.services);
    await made.database.delete(accounts).where(eq(accounts.email, 'auditor@demo.phila.example'));
    const left = await made.database.$count(accounts);
    await seedDemo(made.services);
    expect(await made.database.$count(accounts)).toBe(left);
  } finally {
    await made.close();
  }
});
