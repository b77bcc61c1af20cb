import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, itemsOf, safeAddress } from '@phila/contract';
import sharp from 'sharp';
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
    // Four that she ticked, and two that follow from her policies and her retirement annuity.
    expect([version, Object.values(flags).filter(Boolean).length]).toEqual([1, label === 'consumer' ? 6 : 2]);
    expect(follows).toHaveLength(label === 'consumer' ? 4 : 0);
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
