import { calls } from '@phila/contract';
import { calculators, type CalculatorName } from '@phila/finance/calculators';
import { refusalOf } from '../../testing/identity/refused.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { wealthEntries } from './tables.ts';
import { bodyOf, calculatorsOf, names, pathOf } from '../../testing/wealth/calculator.ts';
import { fullEntries, leastEntries } from '../../testing/wealth/entries.ts';

let service: TestService;
let ask: ReturnType<typeof calculatorsOf>;
let token: string;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-31T21:00:00Z') });
  ask = calculatorsOf(service);
  token = (await signedIn(service)).token;
});
afterAll(() => service.close());

/** The engine's result for an entry; net wealth also carries the day of its snapshot. */
const calculated = (name: CalculatorName, entry: object): unknown =>
  (calculators[name].calculate as (entry: unknown) => unknown)(
    name === 'netWealth' ? { date: '2026-03-31', ...entry } : entry,
  );

test('the calls are those of the engine: path, wrapper, and POST but for net wealth', () => {
  for (const name of names) {
    const { read, save } = calls.wealth[name];
    const { path, wrapper } = calculators[name];
    expect([read.method, read.path, read.access]).toEqual(['GET', path, 'person']);
    expect([save.method, save.path, save.access]).toEqual([
      name === 'netWealth' ? 'PUT' : 'POST',
      path,
      'person',
    ]);
    expect(pathOf(name, 'x')).toBe(wrapper === null ? 'x' : `${wrapper}.x`);
  }
  expect(calculators.budget.wrapper).toBe('BudgetEntryModel');
  expect(calculators.compoundInterest.wrapper).toBe('compoundInterestEntryModel');
});

describe.each(names)('%s', (name) => {
  test('is for signed-in people only', async () => {
    const refused = { status: 401, message: 'Please sign in' };
    expect(refusalOf(await ask.read(name))).toEqual(refused);
    expect(refusalOf(await ask.save(name, fullEntries[name]))).toEqual(refused);
    expect(refusalOf(await ask.save(name, fullEntries[name], 'x.y.z'))).toEqual(refused);
  });

  beforeAll(async () => {
    token = (await signedIn(service)).token;
  });

  test('is null before anything was saved', async () => {
    expect((await ask.read(name, token)).value).toBeNull();
  });

  test.each([
    ['as little as it needs', leastEntries],
    ['every field', fullEntries],
  ])('with %s gives what the engine gives, whole, and keeps it', async (_, entries) => {
    const entry = entries[name];
    const saved = await ask.save(name, entry, token);
    expect(saved.status).toBe(200);
    expect(saved.value).toMatchObject({ entry, result: calculated(name, entry) as object });
    expect(saved.value.entry).toEqual(entry);
    expect(saved.value.result).toEqual(calculated(name, entry));
    expect((await ask.read(name, token)).value).toEqual(saved.value);
  });

  test('keeps the last entry alone, each for its own person', async () => {
    await ask.save(name, fullEntries[name], token);
    await ask.save(name, leastEntries[name], token);
    expect((await ask.read(name, token)).value?.entry).toEqual(leastEntries[name]);
    expect((await ask.read(name, (await signedIn(service)).token)).value).toBeNull();
  });

  test('refuses an unknown field where it stands, and saves nothing', async () => {
    const before = (await ask.read(name, token)).value;
    const answer = await ask.save(name, { ...fullEntries[name], unheardOf: 1 }, token);
    expect(refusalOf(answer)).toEqual({
      status: 422,
      message: 'Unknown field',
      errors: [{ path: pathOf(name, 'unheardOf'), message: 'Unknown field' }],
    });
    expect((await ask.read(name, token)).value).toEqual(before);
  });

  test('refuses anything that is no entry', async () => {
    for (const body of [null, [], 'text', 7, true, { lines: {} }, [leastEntries[name]]]) {
      const sent = await service.call(calls.wealth[name].save, { body: body as never }, { token });
      expect(sent.status).toBe(422);
      expect(sent.envelope.errors?.length).toBeGreaterThan(0);
    }
    expect((await service.call(calls.wealth[name].save, {} as never, { token })).status).toBe(422);
  });
});

test('an entry outside its wrapper is refused, and so is a second name beside it', async () => {
  for (const name of ['budget', 'compoundInterest'] as const) {
    const { save } = calls.wealth[name];
    const entry = fullEntries[name];
    const bare = await service.call(save, { body: entry as never }, { token });
    expect(bare.status).toBe(422);
    const beside = { ...(bodyOf(name, entry) as object), extra: 1 };
    expect(refusalOf(await service.call(save, { body: beside as never }, { token })).errors).toEqual([
      { path: 'extra', message: 'Unknown field' },
    ]);
  }
});

describe('each invalid entry is refused, with its message at its field', () => {
  test.each<[CalculatorName, object, string, string]>([
    ['payslip', { basicSalary: -0.01 }, 'basicSalary', 'Enter zero or more'],
    ['payslip', { basicSalary: '28000' }, 'basicSalary', 'Enter a number'],
    ['payslip', { basicSalary: undefined }, 'basicSalary', 'Required'],
    ['payslip', { basicSalary: 1_000_000_000.01 }, 'basicSalary', 'At most R 1 000 000 000'],
    ['payslip', { basicSalary: 0.001 }, 'basicSalary', 'At most two decimals'],
    ['payslip', { age: 121 }, 'age', 'At most 120 years'],
    ['payslip', { age: undefined }, 'age', 'Required'],
    ['payslip', { taxYearId: 2028 }, 'taxYearId', 'No tax tables for this year'],
    ['payslip', { taxYearId: 2023.5 }, 'taxYearId', 'No tax tables for this year'],
    ['payslip', { taxYearId: '2027' }, 'taxYearId', 'Choose a tax year'],
    ['payslip', { travelAllowancePercentage: 100 }, 'travelAllowancePercentage', 'Choose 20 or 80'],
    ['payslip', { periodsWorked: 13 }, 'periodsWorked', 'At most the periods in the year'],
    ['budget', { groceries: -1 }, 'groceries', 'Enter zero or more'],
    ['budget', { groceries: 'plenty' }, 'groceries', 'Enter a number'],
    ['budget', { netSalary: 1e10 }, 'netSalary', 'At most R 1 000 000 000'],
    ['mortgage', { purchasePrice: 0 }, 'purchasePrice', 'Enter more than zero'],
    ['mortgage', { purchasePrice: 1e10 }, 'purchasePrice', 'At most R 1 000 000 000'],
    ['mortgage', { termYears: 0 }, 'termYears', 'Enter more than zero'],
    ['mortgage', { termYears: 400 }, 'termYears', 'At most 50 years'],
    ['mortgage', { deposit: 1_000_000 }, 'deposit', 'Enter less than the purchase price'],
    ['mortgage', { annualInterestRate: -1 }, 'annualInterestRate', 'Enter zero or more'],
    ['mortgage', { annualInterestRate: 100.1 }, 'annualInterestRate', 'At most 100%'],
    [
      'mortgage',
      { onceOffPayment: { month: 241, amount: 1 } },
      'onceOffPayment.month',
      'After the last instalment',
    ],
    ['mortgage', { onceOffPayment: { month: 1, amount: 1, x: 1 } }, 'onceOffPayment.x', 'Unknown field'],
    ['mortgage', { startDate: '2026-02-30' }, 'startDate', 'No such day'],
    ['mortgage', { startDate: '2026-01-31T\uD800' }, 'startDate', 'Enter a date as year-month-day'],
    ['vehicle', { termMonths: 0 }, 'termMonths', 'At least 12 months'],
    ['vehicle', { termMonths: 73 }, 'termMonths', 'At most 72 months'],
    ['vehicle', { balloonPercentage: 100.01 }, 'balloonPercentage', 'At most 100%'],
    [
      'vehicle',
      { deposit: 1, balloonPercentage: 100 },
      'balloonPercentage',
      'The balloon is more than what is financed',
    ],
    ['loan', { amount: 0 }, 'amount', 'Enter more than zero'],
    ['loan', { termMonths: 0 }, 'termMonths', 'At least 1 month'],
    ['loan', { termMonths: 4_800 }, 'termMonths', 'At most 360 months'],
    ['loan', { termMonths: 1.5 }, 'termMonths', 'Enter a whole number'],
    ['compoundInterest', { term: 0 }, 'term', 'Enter more than zero'],
    ['compoundInterest', { term: 400 }, 'term', 'At most 100 years'],
    ['compoundInterest', { term: 1.3 }, 'term', 'The term must hold a whole number of periods'],
    ['compoundInterest', { frequencyId: 7 }, 'frequencyId', 'Choose how often'],
    ['compoundInterest', { initialAmount: -1 }, 'initialAmount', 'Enter zero or more'],
    ['retirement', { retirementAge: 34 }, 'retirementAge', 'Enter a retirement age above your current age'],
    ['retirement', { lifeExpectancy: 65 }, 'lifeExpectancy', 'Enter an age after retirement'],
    ['retirement', { lifeExpectancy: 121 }, 'lifeExpectancy', 'At most 120 years'],
    ['retirement', { currentAge: 121 }, 'currentAge', 'At most 120 years'],
    ['retirement', { currentMonthlyIncome: undefined }, 'currentMonthlyIncome', 'Required'],
    ['netWealth', { lines: undefined }, 'lines', 'Enter a list of lines'],
    [
      'netWealth',
      { lines: [{ group: 'cash', label: 'x', amount: -1 }] },
      'lines.0.amount',
      'Enter zero or more',
    ],
    [
      'netWealth',
      { lines: [{ group: 'gold', label: 'x', amount: 1 }] },
      'lines.0.group',
      'Choose one of the seven groups',
    ],
    ['netWealth', { lines: [{ group: 'cash', label: ' ', amount: 1 }] }, 'lines.0.label', 'Enter a name'],
    [
      'netWealth',
      { lines: [{ group: 'cash', label: 'half a pair \uD800', amount: 1 }] },
      'lines.0.label',
      'Remove the characters that cannot be shown',
    ],
  ])('%s %j: %s', async (name, change, field, message) => {
    const {
      status,
      message: said,
      errors,
    } = refusalOf(await ask.save(name, { ...leastEntries[name], ...change }, token));
    // Compares only the first error, because a second rule may be broken too.
    expect([status, said, errors?.[0]]).toEqual([422, message, { path: pathOf(name, field), message }]);
  });

  test('a number too large for a double, which JSON can spell', async () => {
    const sent = await fetch(`${service.url}/api/v1/Wealth/loan-calculator`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"amount":1e999,"annualInterestRate":8,"termMonths":60}',
    });
    expect([sent.status, await sent.json()]).toMatchObject([
      422,
      { errors: [{ path: 'amount', message: 'Enter a number' }] },
    ]);
  });
});

test('an entry from before a rule that refuses it now counts as not saved', async () => {
  await ask.save('loan', leastEntries.loan, token);
  await service.database.update(wealthEntries).set({ entry: { ...leastEntries.loan, termMonths: 4_800 } });
  expect((await ask.read('loan', token)).value).toBeNull();
  expect(service.logged().some((line) => line.includes('saved entry left out'))).toBe(true);
});

test('the same calculation saved twice at once is saved once', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((amount) => ask.save('loan', { ...leastEntries.loan, amount }, token)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await ask.read('loan', token)).value?.entry).toMatchObject({
    amount: expect.any(Number) as number,
  });
});
