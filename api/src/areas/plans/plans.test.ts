import { calls } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { readPlans } from './import/read-plans.ts';
import { tableOfText } from '../../testing/table-of-text.ts';
import { savePlans } from './import/save-plans.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { planLists } from './tables.ts';
import { HOUR } from '../../core/durations.ts';

const { plans } = calls;
const HEADER =
  'year,scheme,plan,network,hospitalPercent,savingsPercent,chronicConditions,incomeFrom,main,adult,child';

/** The last hour of the year in South Africa. */
const now = new Date('2026-12-31T21:00:00Z');

let service: TestService;
beforeAll(async () => {
  service = await startService({ now });
});
beforeEach(() => service.database.delete(planLists));
afterAll(() => service.close());

const supply = async (...lines: string[]) =>
  savePlans(service.database, await readPlans(tableOfText(`${[HEADER, ...lines].join('\n')}\n`)), now);
const plan = (year: number, name: string): string => `${year},Aloe,${name},any,100,0,27,0,1000,900,400`;
const ask = async (Year?: number) =>
  service.call(plans.medicalAid, { query: Year === undefined ? {} : { Year } });
const named = async (Year?: number) => {
  const { value } = await ask(Year);
  return [value.year, value.plans.map(({ plan: name }) => name)];
};

test('is empty before anything was imported', async () => {
  expect((await ask()).value).toEqual({ year: null, years: [], plans: [] });
  expect((await service.call(plans.insurance, { query: {} })).value).toEqual({
    year: null,
    years: [],
    plans: [],
  });
});

test('gives this year’s list, and another where it is named', async () => {
  await supply(plan(2025, 'Old'), plan(2026, 'Now'), plan(2027, 'Next'));
  expect((await ask()).value.years).toEqual([2027, 2026, 2025]);
  expect(await named()).toEqual([2026, ['Now']]);
  expect(await named(2025)).toEqual([2025, ['Old']]);
  expect(await named(2024)).toEqual([2024, []]);
});

test('gives the first list there is where all are of years to come', async () => {
  await supply(plan(2028, 'Later'), plan(2029, 'Last'));
  expect(await named()).toEqual([2028, ['Later']]);
});

test('gives the list that is laid beside it: of the year before, of the next one, or itself', async () => {
  const beside = async (Year?: number) => {
    const query = { Beside: 'true' as const, ...(Year === undefined ? {} : { Year }) };
    return (await service.call(plans.medicalAid, { query })).value.year;
  };
  expect(await beside()).toBeNull();
  await supply(plan(2026, 'Now'));
  expect(await beside()).toBe(2026);
  await supply(plan(2027, 'Next'), plan(2028, 'Later'));
  expect(await beside()).toBe(2027);
  await supply(plan(2024, 'Old'));
  expect([await beside(), await beside(2028), await beside(2024)]).toEqual([2024, 2027, 2026]);
});

test('may be kept by browsers, and is another one as soon as another list is in', async () => {
  await supply(plan(2026, 'Core'));
  const first = await ask();
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${service.url}/api/v1/Plans/medical-aid`, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
  await supply(plan(2026, 'Core'));
  expect((await ask()).headers.get('etag')).toBe(etag);
  await supply(plan(2026, 'Core'), plan(2026, 'Saver'));
  const next = await ask();
  expect(next.headers.get('etag')).not.toBe(etag);
  expect(next.value.plans.map(({ plan: name }) => name)).toEqual(['Core', 'Saver']);
});

test('a plan that an older release kept in another shape is left out, and the log says so', async () => {
  await supply(plan(2026, 'Core'));
  await service.database.update(planLists).set({ plans: [{ scheme: 'Aloe', plan: 'Without the rest' }] });
  expect(await named()).toEqual([2026, []]);
  expect(service.logged().some((line) => line.includes('plan left out'))).toBe(true);
});

test('the year turns at midnight here', async () => {
  await supply(plan(2026, 'Now'), plan(2027, 'Next'));
  expect(await named()).toEqual([2026, ['Now']]);
  service.clock.advance(HOUR);
  expect(await named()).toEqual([2027, ['Next']]);
  service.clock.advance(-HOUR);
});

test.each(['x', '1999', '2101', '2026.5', ''])('the year %j is refused', async (Year) => {
  const { status } = await fetch(`${service.url}/api/v1/Plans/medical-aid?Year=${Year}`);
  expect(status).toBe(422);
});

test('is taken from a file by an administrator: tried first, then saved, with what each plan does', async () => {
  await supply(plan(2026, 'Old'));
  const { token } = await signedIn(service, { role: 'administrator' });
  const send = (dryRun: 'true' | 'false', ...lines: string[]) =>
    service.call(
      plans.plansFile,
      { body: { dryRun }, file: new File([`${[HEADER, ...lines].join('\n')}\n`], 'plans.csv') },
      { token },
    );
  const tried = {
    isSaved: false,
    lines: [{ line: 2, name: 'Aloe, Core (2026)', verdict: 'added', message: null, fields: [] }],
    leftOut: [],
    years: [2026],
    removed: [{ year: 2026, name: 'Aloe, Old' }],
  };
  expect((await send('true', plan(2026, 'Core'))).value).toEqual(tried);
  expect(await named(2026)).toEqual([2026, ['Old']]);
  expect((await send('false', plan(2026, 'Core'))).value).toEqual({ ...tried, isSaved: true });
  expect(await named(2026)).toEqual([2026, ['Core']]);
  const dearer = plan(2026, 'Core').replace('any', 'state');
  expect((await send('true', dearer)).value.lines).toEqual([
    {
      line: 2,
      name: 'Aloe, Core (2026)',
      verdict: 'changed',
      message: null,
      fields: [{ label: 'network', before: 'any', after: 'state', lost: null }],
    },
  ]);
  const { value } = await send('false', plan(2026, 'Core'), plan(2026, 'Bad').replace('any', 'near'));
  expect(value).toMatchObject({ isSaved: false, lines: [{ line: 3, verdict: 'refused' }] });
});
