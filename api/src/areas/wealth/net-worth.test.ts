import { asset, calls, debt, itemsOf, type NetWorth, toBody } from '@phila/contract';
import { monthsLater } from '@phila/finance/calendar';
import { eq, sql } from 'drizzle-orm';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { valuations } from './tables.ts';

const { assets, debts, netWorth, ownLoans, ownPolicies, retirementPlanning, shortTermInvestment } =
  calls.wealth;

const today = '2026-11-15';
let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService({ now: new Date(`${today}T10:00:00Z`) });
});
beforeEach(async () => {
  [thandi, sipho] = [await signedIn(service), await signedIn(service)];
});
afterAll(() => service.close());

const monthsAgo = (months: number) => monthsLater(today, -months);
const home = toBody(asset, {
  kind: 1,
  name: 'Home, Durban North',
  value: 1_500_000.55,
  valuedOn: monthsAgo(5),
});
const bond = toBody(debt, { kind: 1, balance: 100_000, balanceDate: monthsAgo(2) });

const add = async ({ token }: SignedIn, body = home) =>
  (await service.call(assets.create, { body }, { token })).value;
const owe = async ({ token }: SignedIn, body = bond) =>
  (await service.call(debts.create, { body }, { token })).value;
const read = async ({ token }: SignedIn, from?: string): Promise<NetWorth> =>
  (await service.call(netWorth.read, { query: from === undefined ? {} : { from } }, { token })).value;
const valuesOf = (id: string) => service.database.$count(valuations, eq(valuations.recordId, id));
const setValue = (
  { token }: SignedIn,
  of: 'asset' | 'loan' | 'investment' | 'retirement',
  id: string,
  body: { day: string; value: number },
) => service.call(netWorth.setValue, { params: { of, id }, body }, { token });

test('a person without records has no line, no change and one point, and is asked nothing', async () => {
  expect(await read(thandi)).toEqual({
    today,
    own: 0,
    owe: 0,
    net: 0,
    change: null,
    pay: { total: 0, percentOfPay: null, parts: [] },
    next: null,
    points: [{ day: today, own: 0, owe: 0, net: 0 }],
    lines: [],
    statementLines: 0,
  });
});

test('a home and its bond add up to the cent from the records, with the day of each figure', async () => {
  const { token } = thandi;
  const loan = await owe(thandi);
  const made = await add(thandi, { ...home, loanId: loan.id, sharePercent: 50 });
  const worth = await read(thandi);
  expect(worth).toMatchObject({ own: 750_000.28, owe: 100_000, net: 650_000.28, today });
  // June to November; the bond is known from September.
  expect(worth.points.map(({ day, net }) => [day, net])).toEqual([
    ['2026-06-30', 750_000.28],
    ['2026-07-31', 750_000.28],
    ['2026-08-31', 750_000.28],
    ['2026-09-30', 650_000.28],
    ['2026-10-31', 650_000.28],
    [today, 650_000.28],
  ]);
  expect(worth.change).toEqual({ amount: 0, since: '2026-09-30' });
  expect(worth.lines[0]).toMatchObject({
    of: 'asset',
    id: made.id,
    kind: 1,
    name: 'Home, Durban North',
    value: 750_000.28,
    whole: 1_500_000.55,
    share: 50,
    day: monthsAgo(5),
    isWorkedOut: false,
    isOld: false,
    loanId: loan.id,
  });
  expect((await read(sipho)).lines).toEqual([]);
  expect((await service.call(netWorth.read, { query: {} }, {})).status).toBe(401);
  expect((await service.call(ownLoans, {}, { token })).value).toEqual([
    { id: loan.id, name: 'Home loan (bond)' },
  ]);
  expect((await service.call(ownPolicies, {}, { token })).value).toEqual([]);
});

test('each change of a value moves the line, and a correction to an earlier day takes the later ones away', async () => {
  const { token } = thandi;
  const made = await add(thandi);
  const params = { id: made.id };
  const save = (value: number, valuedOn: string) =>
    service.call(assets.update, { params, body: { ...home, value, valuedOn } }, { token });
  await save(1_600_000, monthsAgo(2));
  const changed = await read(thandi);
  expect([changed.net, changed.points[0]?.net]).toEqual([1_600_000, 1_500_000.55]);
  expect(changed.change).toEqual({ amount: 99_999.45, since: changed.points[0]?.day });
  await save(1_550_000, monthsAgo(3));
  expect((await read(thandi)).net).toBe(1_550_000);
  // A new name is no new value.
  await service.call(assets.update, { params, body: { ...home, name: 'Home' } }, { token });
  expect(await valuesOf(made.id)).toBe(1);
  await service.call(assets.remove, { params }, { token });
  expect(await valuesOf(made.id)).toBe(0);
});

test('a value is set with its day, and an earlier one only fills the line', async () => {
  const made = await add(thandi);
  expect((await setValue(thandi, 'asset', made.id, { day: today, value: 1_700_000 })).value).toBe(true);
  expect((await setValue(thandi, 'asset', made.id, { day: monthsAgo(3), value: 1_600_000 })).status).toBe(
    200,
  );
  const worth = await read(thandi);
  expect([worth.net, worth.lines[0]?.day]).toEqual([1_700_000, today]);
  expect(worth.points.some(({ net }) => net === 1_600_000)).toBe(true);
  const [row] = itemsOf((await service.call(assets.list, { query: {} }, { token: thandi.token })).value);
  expect([row?.value, row?.valuedOn, row?.version]).toEqual([1_700_000, today, 2]);

  const tomorrow = monthsLater(today, 1);
  expect((await setValue(thandi, 'asset', made.id, { day: tomorrow, value: 1 })).envelope.errors).toEqual([
    { path: 'day', message: 'Please enter today or a day before it' },
  ]);
  for (const [person, of, id] of [
    [sipho, 'asset', made.id],
    [thandi, 'loan', made.id],
    [thandi, 'asset', '01935000-0000-7000-8000-0123456789ab'],
  ] as const)
    expect((await setValue(person, of, id, { day: today, value: 1 })).status).toBe(404);
  expect((await read(thandi)).net).toBe(1_700_000);
});

test('investments and retirement plans count as owned from the day their value was given, once', async () => {
  const { token } = thandi;
  const { value: saving } = await service.call(
    shortTermInvestment.create,
    { body: { type: 6, provider: 20, value: 1_000.1 } as never },
    { token },
  );
  const { value: plan } = await service.call(
    retirementPlanning.create,
    {
      body: { retirementPlanningTypeId: 3, retirementPlanningProductProviderId: 10, value: 2_000.2 } as never,
    },
    { token },
  );
  const worth = await read(thandi);
  expect([worth.own, worth.lines.map(({ of, value, day }) => [of, value, day])]).toEqual([
    3_000.3,
    [
      ['investment', 1_000.1, today],
      ['retirement', 2_000.2, today],
    ],
  ]);
  await setValue(thandi, 'retirement', plan.id, { day: monthsAgo(1), value: 1_900 });
  await setValue(thandi, 'investment', saving.id, { day: today, value: 1_100.05 });
  const later = await read(thandi);
  expect([later.own, later.points.at(-2)?.own]).toEqual([3_100.25, 1_900]);
});

test('a loan runs down by its instalments, said to be worked out, until a balance is given', async () => {
  const made = await owe(thandi, {
    ...bond,
    annualInterestRate: 12,
    monthlyInstalment: 10_000,
    dueDay: Number(today.slice(8)),
  });
  const worth = await read(thandi);
  // By hand: 100 000 + 1 000 − 10 000 = 91 000; + 910 − 10 000 = 81 910.
  expect([worth.owe, worth.lines[0]?.isWorkedOut, worth.lines[0]?.day]).toEqual([81_910, true, monthsAgo(2)]);
  expect(worth.pay).toEqual({
    total: 10_000,
    percentOfPay: null,
    parts: [{ label: 'Bond or rent', amount: 10_000 }],
  });
  expect(worth.next).toEqual({ day: today, label: 'Home loan (bond)', amount: 10_000 });
  await setValue(thandi, 'loan', made.id, { day: today, value: 80_000 });
  const given = await read(thandi);
  expect([given.owe, given.lines[0]?.isWorkedOut]).toEqual([80_000, false]);
});

test('what was sold ends, and its line keeps what was', async () => {
  const made = await add(thandi, { ...home, endedOn: monthsAgo(1) });
  const worth = await read(thandi);
  expect([worth.own, worth.lines[0]?.value, worth.lines[0]?.whole, worth.lines[0]?.endedOn]).toEqual([
    0,
    null,
    1_500_000.55,
    monthsAgo(1),
  ]);
  expect(worth.points[0]?.own).toBe(1_500_000.55);
  expect(made.endedOn).toBe(monthsAgo(1));
});

test('a link is to a row of one’s own, and goes with it', async () => {
  const { token } = thandi;
  const [mine, theirs] = [await owe(thandi), await owe(sipho)];
  const refused = await service.call(assets.create, { body: { ...home, loanId: theirs.id } }, { token });
  expect([refused.status, refused.envelope.errors]).toEqual([
    422,
    [{ path: 'loanId', message: 'Please choose from the list' }],
  ]);
  await add(thandi, { ...home, loanId: mine.id });
  await service.call(debts.remove, { params: { id: mine.id } }, { token });
  const [row] = itemsOf((await service.call(assets.list, { query: {} }, { token })).value);
  expect(row?.loanId).toBeNull();
});

test('a value needs its day, which is no later than today, and a share is above 0', async () => {
  const { token } = thandi;
  const errorsOf = async (more: object) =>
    (await service.call(assets.create, { body: { ...home, ...more } }, { token })).envelope.errors;
  expect(await errorsOf({ valuedOn: null })).toEqual([
    { path: 'value', message: 'Please enter the day of this value as well' },
  ]);
  expect(await errorsOf({ valuedOn: monthsLater(today, 1) })).toEqual([
    { path: 'valuedOn', message: 'Please enter today or a day before it' },
  ]);
  expect(await errorsOf({ sharePercent: 0 })).toEqual([
    { path: 'sharePercent', message: 'Please enter a percentage above 0, up to 100' },
  ]);
  expect((await read(thandi)).lines).toEqual([]);
});

test('the lines of a statement that no record holds are kept as records once, with their earlier values', async () => {
  const { token } = thandi;
  const statement = (date: string, homeValue: number) =>
    service.call(
      calls.wealth.netWealth.save,
      {
        body: {
          date,
          lines: [
            { group: 'personal', label: 'Home', amount: homeValue },
            { group: 'cash', label: 'Current account', amount: 500.5 },
            { group: 'longTerm', label: 'Bond', amount: 900_000 },
            { group: 'retirement', label: 'Annuity', amount: 7, source: 'Retirement Planning' },
          ],
        },
      },
      { token },
    );
  await statement(monthsAgo(3), 1_400_000);
  await statement(today, 1_500_000);
  expect((await read(thandi)).statementLines).toBe(3);
  expect((await service.call(netWorth.keepStatement, { body: { keep: true } }, { token })).value).toBe(3);
  const worth = await read(thandi);
  expect([worth.own, worth.owe, worth.statementLines]).toEqual([1_500_500.5, 900_000, 0]);
  expect(worth.points[0]).toMatchObject({ own: 1_400_500.5, owe: 900_000 });
  expect(worth.lines.map(({ of, kind, name }) => [of, kind, name])).toEqual([
    ['asset', 1, 'Home'],
    ['asset', 3, 'Current account'],
    ['loan', 1, 'Home loan (bond)'],
  ]);
  expect((await service.call(netWorth.keepStatement, { body: { keep: true } }, { token })).value).toBe(0);
  await statement(today, 1_600_000);
  expect((await read(thandi)).statementLines).toBe(0);
  // The statement itself is as it was saved.
  const saved = await service.call(calls.wealth.netWealth.read, {}, { token });
  expect(saved.value?.result.netWealth).toBe(700_507.5);
});

test('60 months of values of 40 records are read within 300 ms', async () => {
  const { token } = thandi;
  const made = [];
  for (let at = 0; at < 40; at += 1)
    made.push(
      at % 4 === 0
        ? (await owe(thandi, { ...bond, annualInterestRate: 10.25, monthlyInstalment: 1_200 })).id
        : (await add(thandi, { ...home, name: `Thing ${at}` })).id,
    );
  await service.database.execute(
    sql`insert into valuations (person_id, "of", record_id, day, value)
        select ${thandi.id}, 'asset', id::uuid, (date '2026-11-01' - m * interval '1 month')::date, 100000 + m
        from unnest(string_to_array(${made.join(',')}, ',')) as id, generate_series(1, 60) as m
        on conflict do nothing`,
  );
  const from = monthsAgo(59);
  await read(thandi, from);
  const times = [];
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const worth = await read(thandi, from);
    times.push(performance.now() - began);
    expect([worth.points.length, worth.lines.length]).toEqual([60, 40]);
  }
  expect(token).not.toBe('');
  expect(Math.min(...times)).toBeLessThan(300);
});
