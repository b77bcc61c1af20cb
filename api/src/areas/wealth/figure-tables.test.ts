import { calls, refusalOf as missing } from '@phila/contract';
import {
  figuresOn,
  shippedFigures,
  shippedFigureTables,
  type AnyFigureTable,
} from '@phila/finance/figure-tables';
import { refusalOf } from '../../testing/identity/refused.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { figureTables, taxYears } from './tables.ts';

const { wealth } = calls;

let service: TestService;
let token: string;
let administrator: string;
beforeAll(async () => {
  // 23:59 on 28 February 2027 in South Africa.
  service = await startService({ now: new Date('2027-02-28T21:59:00Z') });
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.database.delete(figureTables);
  await service.database.delete(taxYears);
  token = (await signedIn(service)).token;
  administrator = (await signedIn(service, { role: 'administrator' })).token;
});

const source = { name: 'Invented notice', address: 'https://notice.example/1', lookedAt: '2027-02-28' };
const rates: AnyFigureTable = {
  kind: 'interestRates',
  from: '2027-03-01',
  source,
  values: { repo: 6, prime: 9.5 },
};
const duty: AnyFigureTable = {
  kind: 'transferDuty',
  from: '2027-03-01',
  source,
  values: {
    rows: [
      { from: 0, base: 0, rate: 0 },
      { from: 1_500_000, base: 0, rate: 10 },
    ],
  },
};
const lumpSums: AnyFigureTable = {
  kind: 'retirementLumpSum',
  from: '2027-03-01',
  source,
  values: {
    rows: [
      { from: 0, base: 0, rate: 0 },
      { from: 600_000, base: 0, rate: 20 },
    ],
  },
};
const put = (
  table: AnyFigureTable,
  { version = 0, by = administrator, place = {} }: { version?: number; by?: string; place?: object } = {},
) =>
  service.call(
    wealth.saveFigureTable,
    { params: { kind: table.kind, from: table.from, ...place }, body: { table, version } },
    by === '' ? {} : { token: by },
  );
const remove = ({ kind, from }: AnyFigureTable, by = administrator) =>
  service.call(wealth.removeFigureTable, { params: { kind, from } }, { token: by });
const known = async () => (await service.call(wealth.figureTables, {})).value;
const tables = async () => (await known()).map(({ table }) => table);

const home = { purchasePrice: 2_000_000, annualInterestRate: 18.5, termYears: 20 };
const mortgage = async () =>
  (await service.call(wealth.mortgage.save, { body: home }, { token })).value.result;

test('everybody gets the shipped tables, the oldest of a kind first', async () => {
  const all = await known();
  expect(all.every(({ version }) => version === 0)).toBe(true);
  expect(all).toHaveLength(shippedFigureTables.length);
  expect(figuresOn('2027-02-28', await tables())).toEqual(shippedFigures);
  expect((await tables()).filter(({ kind }) => kind === 'interestRates').map(({ from }) => from)).toEqual([
    '2025-08-01',
    '2025-11-21',
  ]);
});

test('says which newest tables somebody should compare with their source', async () => {
  const old = async () => (await known()).filter(({ isOld }) => isOld).map(({ table }) => table.from);
  // The rates of the Reserve Bank were looked at in January 2026; the older of the two does not count.
  expect(await old()).toEqual(['2025-11-21']);
  const { interestRates } = shippedFigures;
  await put({ ...interestRates, source: { ...interestRates.source, lookedAt: '2027-02-20' } });
  expect(await old()).toEqual([]);
});

test('a table that is added counts everywhere from its day in South Africa, and not before', async () => {
  const retired = {
    currentAge: 65,
    retirementAge: 65,
    lifeExpectancy: 90,
    currentMonthlyIncome: 40_000,
    currentSavings: 6_000_000,
    lumpSumPercentage: 15,
  };
  const lumpSumTax = async () =>
    (await service.call(wealth.retirement.save, { body: retired }, { token })).value.result.lumpSum?.tax;
  for (const table of [rates, duty, lumpSums])
    expect((await put(table)).value).toEqual({ table, version: 1 });
  expect(await tables()).toEqual(expect.arrayContaining([rates, duty, lumpSums]));
  const before = await mortgage();
  expect([before.transferDuty, before.warnings]).toEqual([13_614 + 0.06 * (2_000_000 - 1_663_800), []]);
  expect(await lumpSumTax()).toBe(39_600 + 0.27 * 130_000);
  service.clock.advance(60_000);
  const after = await mortgage();
  expect([after.transferDuty, after.warnings.map(({ message }) => message)]).toEqual([
    50_000,
    ['The highest rate for a mortgage is 18% (repo 6% of 2027-03-01 + 12%)'],
  ]);
  // Works out again what was saved before.
  expect((await service.call(wealth.mortgage.read, {}, { token })).value?.result).toEqual(after);
  expect(await lumpSumTax()).toBe(60_000);
});

test('a shipped table is put right, and what is removed is as it was', async () => {
  const { transferDuty } = shippedFigures;
  const right = { ...transferDuty, source: { ...transferDuty.source, lookedAt: '2027-02-28' } };
  expect((await put(right)).status).toBe(200);
  expect(await tables()).toContainEqual(right);
  expect(await tables()).toHaveLength(shippedFigureTables.length);
  expect((await remove(right)).status).toBe(200);
  expect(await tables()).toContainEqual(transferDuty);
  expect(refusalOf(await remove(right))).toEqual({ status: 404, message: 'No such table was saved' });
});

test('saving over another’s change is refused with the present values', async () => {
  await put(rates);
  const mine = { ...rates, values: { repo: 5, prime: 8.5 } };
  for (const version of [0, 2]) {
    const refused = await put(mine, { version });
    expect(refusalOf(refused)).toEqual({
      status: 409,
      message: 'Somebody else published this table in the meantime',
    });
    expect(refused.envelope.value).toEqual({ table: rates, version: 1 });
  }
  expect((await put(mine, { version: 1 })).value).toEqual({ table: mine, version: 2 });
  const both = await Promise.all([put(duty), put(duty)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('only an account with the permission does', async () => {
  for (const refused of [await put(rates, { by: token }), await remove(rates, token)])
    expect(refusalOf(refused)).toEqual({ status: 403, message: missing('wealth.taxYears.write') });
  expect((await put(rates, { by: '' })).status).toBe(401);
});

describe('is refused at the figure', () => {
  test.each<[string, AnyFigureTable, object, string, string]>([
    [
      'another day than in the address',
      rates,
      { from: '2027-03-02' },
      'table.from',
      'This is not the table in the address',
    ],
    [
      'a look at the source that is yet to come',
      { ...rates, source: { ...source, lookedAt: '2027-03-02' } },
      {},
      'table.source.lookedAt',
      'Enter a day that has been',
    ],
    [
      'a rand out',
      { ...duty, values: { rows: [...duty.values.rows, { from: 2_000_000, base: 49_999, rate: 11 }] } },
      {},
      'table.values.rows.2.base',
      'The rows before give 50000',
    ],
    [
      'prime below the repo rate',
      { ...rates, values: { repo: 6, prime: 5 } },
      {},
      'table.values.prime',
      'Prime is above the repo rate',
    ],
  ])('%s', async (_, table, place, path, message) => {
    const answer = await put(table, { place });
    expect(answer.status).toBe(422);
    expect(answer.envelope.errors).toContainEqual({ path, message });
    expect(await tables()).toHaveLength(shippedFigureTables.length);
  });

  test('no such kind', async () => {
    const params = { kind: 'luck' as 'vat', from: '2027-03-01' };
    const refused = await service.call(
      wealth.saveFigureTable,
      { params, body: { table: rates, version: 0 } },
      { token: administrator },
    );
    expect(refused.status).toBe(404);
  });
});

test('a row that a later release cannot use is left out, not fallen over', async () => {
  await put(rates);
  await service.database.update(figureTables).set({ figures: { kind: 'interestRates' } as AnyFigureTable });
  expect(await tables()).toHaveLength(shippedFigureTables.length);
  expect((await mortgage()).transferDuty).toBeGreaterThan(0);
});
