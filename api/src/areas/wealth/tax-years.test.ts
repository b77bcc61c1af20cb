import { calls, refusalOf as missing } from '@phila/contract';
import { shippedTaxYears, type TaxYear } from '@phila/finance/tax-years';
import { refusalOf } from '../../testing/identity/refused.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { taxYears } from './tables.ts';

const { wealth, lookup } = calls;
const ids = (years: { id: number }[]) => years.map(({ id }) => id);
const shipped = shippedTaxYears.find(({ id }) => id === 2027)!;

let service: TestService;
let token: string;
let administrator: string;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-02-28T21:59:00Z') });
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.database.delete(taxYears);
  token = (await signedIn(service)).token;
  administrator = (await signedIn(service, { role: 'administrator' })).token;
});

/** 2027/28 with a primary rebate that makes 100 000 rand tax-free. */
const nextYear = (change: (year: TaxYear) => void = () => {}): TaxYear => {
  const year = structuredClone(shipped);
  Object.assign(year, { id: 2028, name: '2027/28', from: '2027-03-01', to: '2028-02-29' });
  year.rebates.primary = 18_000;
  year.thresholds = { ...year.thresholds, under65: 100_000, from65: 154_250, from75: 172_300 };
  change(year);
  return year;
};
const put = (
  year: unknown,
  { id = 2028, by = administrator }: { id?: number; by?: string | undefined } = {},
) =>
  service.call(wealth.saveTaxYear, { params: { id }, body: year as TaxYear }, by === '' ? {} : { token: by });
const form = async () => (await service.call(wealth.payslipCalculator, {}, { token })).value;
const calculate = (entry: object) =>
  service.call(
    wealth.payslip.save,
    { body: { age: 40, taxYearId: 2028, basicSalary: 20_000, ...entry } },
    { token },
  );

test('the form gets the shipped years whole, and the year of today in South Africa', async () => {
  expect(await form()).toEqual({ currentTaxYearId: 2026, taxYears: shippedTaxYears });
  service.clock.advance(60_000);
  expect((await form()).currentTaxYearId).toBe(2027);
  expect(refusalOf(await service.call(wealth.payslipCalculator, {}))).toEqual({
    status: 401,
    message: 'Please sign in',
  });
});

test('the public page gets the same years without a token', async () => {
  expect((await service.call(wealth.taxYears, {})).value).toEqual(
    shippedTaxYears.map((year) => ({ ...year, version: 0 })),
  );
});

test('an administrator adds a year, and it counts everywhere at once', async () => {
  expect((await calculate({})).status).toBe(422);
  expect((await put(nextYear())).value).toEqual({ ...nextYear(), version: 1 });
  expect(ids((await form()).taxYears)).toEqual([2024, 2025, 2026, 2027, 2028]);
  expect((await form()).taxYears.at(-1)).toEqual(nextYear());
  expect(ids((await service.call(wealth.taxYears, {})).value)).toEqual([2024, 2025, 2026, 2027, 2028]);
  expect((await service.call(lookup.taxYear, {})).value.at(-1)).toEqual({
    id: 2028,
    name: '2028 (1 March 2027 to 29 February 2028)',
  });
  const { result } = (await calculate({})).value;
  expect(result).toMatchObject({ taxYear: 2028, taxYearName: '2027/28', rebates: 18_000 });
  expect((await service.call(wealth.payslip.read, {}, { token })).value?.result).toEqual(result);
});

test('a shipped year is put right: what was saved is shown by the right figures from then on', async () => {
  const entry = { taxYearId: 2027, basicSalary: 28_000 };
  expect((await calculate(entry)).value.result.annualPaye).toBe(4_161 * 12);
  const year = structuredClone(shipped);
  year.rebates.primary += 18;
  year.thresholds = { ...year.thresholds, under65: 99_100, from65: 153_350, from75: 171_400 };
  expect((await put(year, { id: 2027 })).status).toBe(200);
  const { value } = await service.call(wealth.payslip.read, {}, { token });
  expect(value?.entry).toMatchObject(entry);
  expect(value?.result.annualPaye).toBe(4_161 * 12 - 18);
  expect(ids((await form()).taxYears)).toEqual([2024, 2025, 2026, 2027]);
});

test('the same year twice is a correction, and who made it is known', async () => {
  await put(nextYear());
  await put(nextYear((year) => (year.name = '2027/2028')));
  const rows = await service.database.select().from(taxYears);
  expect(rows).toMatchObject([
    { id: 2028, figures: { name: '2027/2028' }, changedBy: expect.any(String) as string },
  ]);
});

test('saving over another’s change is refused with the present values, and nothing is lost', async () => {
  const named = (name: string, version?: number) => ({
    ...nextYear((year) => (year.name = name)),
    ...(version === undefined ? {} : { version }),
  });
  expect((await put(named('first', 0))).value).toMatchObject({ name: 'first', version: 1 });
  expect((await put(named('second', 1))).value).toMatchObject({ name: 'second', version: 2 });
  for (const stale of [0, 1, 3]) {
    const refused = await put(named('third', stale));
    expect(refused.status).toBe(409);
    expect(refused.envelope.errorMessage).toBe('Somebody else published this year in the meantime');
    expect(refused.envelope.value).toEqual(named('second', 2));
  }
  expect((await service.call(wealth.taxYears, {})).value.at(-1)).toEqual(named('second', 2));
  // A shipped year has version 0 before its first change.
  expect((await put({ ...shipped, version: 1 }, { id: 2027 })).status).toBe(409);
  expect((await put({ ...shipped, version: 0 }, { id: 2027 })).value.version).toBe(1);
});

test('only one of two simultaneous saves succeeds, the other is refused', async () => {
  const both = await Promise.all([put({ ...nextYear(), version: 0 }), put({ ...nextYear(), version: 0 })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('only an account with the permission does', async () => {
  expect(refusalOf(await put(nextYear(), { by: token }))).toEqual({
    status: 403,
    message: missing('wealth.taxYears.write'),
  });
  expect((await put(nextYear(), { by: '' })).status).toBe(401);
});

describe('is refused at the figure', () => {
  test.each<[string, (year: TaxYear) => unknown, string, string]>([
    [
      'a base that is a rand out',
      (year) => (year.brackets.rows[2]!.base += 1),
      'brackets.rows.2.base',
      'The rows before give 79998',
    ],
    [
      'a threshold beside its rebates',
      (year) => (year.thresholds.under65 = 104_758),
      'thresholds.under65',
      'Rebates ÷ 18% give 100000',
    ],
    [
      'a forgotten leap day',
      (year) => (year.to = '2028-02-28'),
      'to',
      'A year of assessment ends on the last day of February',
    ],
    [
      'a negative figure',
      (year) => (year.uif.monthlyCeiling = -1),
      'uif.monthlyCeiling',
      'Enter zero or more',
    ],
    [
      'text for a figure',
      (year) => ((year.sdl as { rate: unknown }).rate = '1'),
      'sdl.rate',
      'Enter a number',
    ],
    [
      'a figure without end',
      (year) => (year.medicalCredit.member = 1e308),
      'medicalCredit.member',
      'At most R 1 000 000 000',
    ],
    [
      'a group without its source',
      (year) => delete (year.uif as { source?: unknown }).source,
      'uif.source',
      'Say where the figures are from',
    ],
    [
      'a misspelt name',
      (year) => Object.assign(year, { deductionTabel: {} }),
      'deductionTabel',
      'Unknown field',
    ],
    [
      'half a surrogate pair',
      (year) => (year.name = '2027/28\uD800'),
      'name',
      'Remove the characters that cannot be shown',
    ],
    [
      'another year than in the address',
      (year) => Object.assign(year, { id: 2030, from: '2029-03-01', to: '2030-02-28' }),
      'id',
      'This is not the year in the address',
    ],
  ])('%s', async (_, change, path, message) => {
    const answer = await put(nextYear(change));
    expect(answer.status).toBe(422);
    expect(answer.envelope.errors).toContainEqual({ path, message });
    expect(ids((await form()).taxYears)).toEqual([2024, 2025, 2026, 2027]);
  });

  test('no year, no body and no such year', async () => {
    expect((await put(undefined)).status).toBe(422);
    expect((await put(7)).status).toBe(422);
    for (const id of [1, 2027.5, 99_999]) expect((await put(nextYear(), { id })).status).toBe(404);
  });
});

test('a row that a later release cannot use is left out, not fallen over', async () => {
  await put(nextYear());
  await service.database.update(taxYears).set({ figures: { id: 2028 } as TaxYear });
  expect(ids((await form()).taxYears)).toEqual([2024, 2025, 2026, 2027]);
  expect((await calculate({})).status).toBe(422);
});
