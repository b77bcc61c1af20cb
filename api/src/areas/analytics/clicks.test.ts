import { randomUUID } from 'node:crypto';
import { calls } from '@phila/contract';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { send } from '../../testing/json-request.ts';
import { addressOf, startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { banners } from '../banner/tables.ts';
import { analyticsDays } from './tables.ts';

const { advertClicks, advertClicksFile } = calls.analytics;

let service: TestService;
let lead: SignedIn;
let limited: SignedIn;

beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-25T09:00:00Z') });
  await addOrganisations(service);
  lead = await signedIn(service, { role: 'communications' });
  limited = await signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo });
  const advert = { startDate: '2026-01-01', order: 1, imageKey: `banners/${randomUUID()}` };
  await service.database.insert(banners).values([
    { ...advert, title: 'Bank', type: 2, redirectUri: 'https://bank.example/a?campaign=7' },
    { ...advert, title: '=Own', type: 1, redirectUri: '/offers?from=own', osNo: UMOYA.osNo },
    { ...advert, title: 'Shared', type: 2, redirectUri: 'https://both.example/' },
    { ...advert, title: 'Shared as well', type: 2, redirectUri: 'https://both.example/', osNo: UMOYA.osNo },
  ]);
  const click = (date: string, redirect: string, count: number) => ({
    date,
    event: 'dashboard-ad-click',
    redirect,
    hashedUser: randomUUID(),
    count,
  });
  await service.database
    .insert(analyticsDays)
    .values([
      click('2026-11-24', 'https://bank.example/a', 2),
      click('2026-11-24', 'https://bank.example/a', 1),
      click('2026-11-25', '/offers', 4),
      click('2026-11-25', 'https://both.example/', 5),
      click('2026-11-25', 'https://former.example/', 7),
      click('2026-10-01', '/offers', 100),
    ]);
});
afterAll(() => service.close());

const read = async (
  by: SignedIn,
  query: Parameters<typeof service.call<typeof advertClicks>>[1]['query'] = {},
) => (await service.call(advertClicks, { query }, by)).value;
const counts = ({ groups }: Awaited<ReturnType<typeof read>>) =>
  groups.map(({ name, clicks }) => [name, clicks]);

test('clicks of the last thirty days are counted by advert and by day', async () => {
  const found = await read(lead);
  expect([found.dates.length, found.dates[0], found.dates.at(-1)]).toEqual([30, '2026-10-27', '2026-11-25']);
  expect([found.clicks, found.byDay.slice(-2)]).toEqual([19, [3, 16]]);
  expect(counts(found)).toEqual([
    ['No advert leads here now', 7],
    ['Shared', 5],
    ['Shared as well', 5],
    ['=Own', 4],
    ['Bank', 3],
  ]);
  expect(found.groups.find(({ name }) => name === 'Bank')).toMatchObject({
    place: 'Dashboard column, 640 × 400',
    organisation: 'Everybody',
    address: 'https://bank.example/a',
    isShared: false,
  });
  expect(found.groups.find(({ name }) => name === 'Bank')?.byDay.slice(-2)).toEqual([3, 0]);
  expect(found.groups.filter(({ isShared }) => isShared).map(({ name }) => name)).toEqual([
    'Shared',
    'Shared as well',
  ]);
});

test('by place an address counts once, however many adverts of it lead there', async () => {
  expect(counts(await read(lead, { By: 'place' }))).toEqual([
    ['Dashboard column, 640 × 400', 8],
    ['Addresses that no advert leads to now', 7],
    ['Strip, 1400 × 150', 4],
  ]);
  expect(counts(await read(lead, { By: 'organisation' }))).toContainEqual([UMOYA.osName, 9]);
});

test('an administrator of one organisation sees its adverts, and no clicks that may be of others', async () => {
  const found = await read(limited);
  expect(found.clicks).toBe(4);
  expect(counts(found)).toEqual([
    ['=Own', 4],
    ['Shared as well', null],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/bank|former|Bank/);
});

test('both days are included, and an invalid range is refused', async () => {
  const only = { From: '2026-10-01', Until: '2026-10-01' };
  expect((await read(lead, only)).byDay).toEqual([100]);
  const refused = async (query: { From: string; Until: string }) => {
    const { status, envelope } = await service.call(advertClicks, { query }, lead);
    return [status, envelope.errorMessage];
  };
  expect(await refused({ From: '2026-11-02', Until: '2026-11-01' })).toEqual([
    422,
    'The last day is before the first day',
  ]);
  expect(await refused({ From: '2020-01-01', Until: '2026-01-01' })).toEqual([
    422,
    'Please choose at most 366 days',
  ]);
});

test('the file has a row for each day and address, without formulas', async () => {
  const { text } = await send(`${service.url}${addressOf(advertClicksFile, {})}`, {
    method: 'GET',
    token: lead.token,
  });
  const lines = text.split('\r\n');
  expect(lines[0]).toContain('Date,Clicks,Leads to,Adverts,Places,Organisations');
  expect(lines).toContain(`2026-11-25,4,/offers,'=Own,"Strip, 1400 × 150",${UMOYA.osName}`);
  expect(lines).toContain(
    `2026-11-25,5,https://both.example/,Shared; Shared as well,"Dashboard column, 640 × 400",Everybody; ${UMOYA.osName}`,
  );
});

test('people without the right to see banners are refused', async () => {
  const catalogue = await signedIn(service, { role: 'catalogueManager' });
  expect((await service.call(advertClicks, { query: {} }, catalogue)).status).toBe(403);
});
