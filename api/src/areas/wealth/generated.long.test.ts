import { calls } from '@phila/contract';
import type { CalculatorName } from '@phila/finance/calculators';
import { budgetGroupNames, fieldsOf } from '@phila/finance/budget';
import { netWealthGroupNames } from '@phila/finance/net-wealth';
import * as fc from 'fast-check';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { bodyOf, names } from '../../testing/wealth/calculator.ts';
import { fullEntries } from '../../testing/wealth/entries.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = (await signedIn(service)).token;
});
afterAll(() => service.close());

/** Sends a raw body, because `JSON.stringify` cannot produce values such as `1e999`. */
const send = async (name: CalculatorName, text: string) => {
  const { method, path } = calls.wealth[name].save;
  const response = await fetch(`${service.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: text,
  });
  return { status: response.status, text: await response.text() };
};

/** JSON turns NaN and Infinity into null, so a null is a fault outside these fields, where the engine means "none". */
const NULLABLE = new Set(
  'date balanceToday percent percentOfIncome debtToIncome instalmentsToIncome annualPayment deductionTable target withExtra deedsOffice realValue extraMonthly replacementRatio ageMoneyRunsOut lumpSum rate debtToAssets solvency liquidityRatio monthsOfCover change errorMessage'.split(
    ' ',
  ),
);

const nullsIn = (value: unknown, name = ''): string[] => {
  if (value === null) return NULLABLE.has(name) ? [] : [name];
  if (typeof value !== 'object') return [];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    nullsIn(inner, Array.isArray(value) ? name : key),
  );
};

/**
 * Finds faults of a reply: a 200 needs a number in each numeric field, a 422 must name fields with messages, and other
 * statuses are not allowed.
 */
const faults = ({ status, text }: { status: number; text: string }): unknown[] => {
  const { value, errors = [] } = JSON.parse(text) as {
    value: unknown;
    errors?: { path: string; message: string }[];
  };
  if (status === 200) return nullsIn(value);
  if (status !== 422 || errors.length === 0) return [status, text];
  return errors.filter(({ message }) => message.length < 4);
};

const amount = fc.oneof(
  fc.constantFrom(0, 0.01, 0.05, 999_999_999.99, 1_000_000_000),
  fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
);
const percent = fc.oneof(
  fc.constantFrom(0, 0.0001, 10.5, 100),
  fc.integer({ min: 0, max: 300_000 }).map((value) => value / 10_000),
);
const age = fc.integer({ min: 0, max: 120 });
const term = fc.constantFrom(1, 2, 12, 20, 60, 72);
const date = fc.constantFrom('1900-01-01', '2028-02-29', '2026-01-31T22:00:00Z', '2199-12-31');

/** Plausible values for a field, chosen by its name, so that many generated entries are accepted. */
const valueOf = (field: string): fc.Arbitrary<unknown> => {
  if (/Rate$|inflation|Increase|Ratio/.test(field)) return percent;
  if (/Age$|^age$|lifeExpectancy/.test(field)) return age;
  if (field.startsWith('term')) return term;
  switch (field) {
    case 'taxYearId':
      return fc.integer({ min: 2023, max: 2028 });
    case 'frequencyId':
      return fc.integer({ min: 0, max: 7 });
    case 'travelAllowancePercentage':
      return fc.constantFrom(20, 80);
    case 'balloonPercentage':
      return fc.integer({ min: 0, max: 100 });
    case 'numberOfDependants':
      return fc.integer({ min: 0, max: 50 });
    case 'periodsInYear':
      return fc.constantFrom(1, 12, 26, 52, 366);
    case 'periodsWorked':
      return fc.constantFrom(0.0001, 0.4285, 1, 7, 12);
    case 'creditLifePer1000':
      return fc.constantFrom(0, 0.01, 4.5, 1_000);
    case 'financeInitiationFee':
    case 'contributeAtStart':
      return fc.boolean();
    case 'date':
    case 'startDate':
      return date;
    case 'onceOffPayment':
      return fc.record({ month: fc.integer({ min: 1, max: 72 }), amount });
    case 'lines':
      return fc.array(
        fc.record({
          group: fc.constantFrom(...netWealthGroupNames),
          label: fc.string({ unit: 'binary' }),
          amount,
        }),
        { maxLength: 12 },
      );
    default:
      return amount;
  }
};

const fieldsOfCalculator = (name: CalculatorName): string[] =>
  name === 'budget' ? budgetGroupNames.flatMap(fieldsOf) : Object.keys(fullEntries[name]);

const entryOf = (name: CalculatorName): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(fieldsOfCalculator(name).map((field) => [field, valueOf(field)])), {
    requiredKeys: [],
  });

/** JSON values that no form produces but a program may send. */
const ABSURD = [
  'null',
  '""',
  '"12"',
  '-1',
  '-0',
  '0.1e-400',
  '5e-324',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '0.005',
  '{}',
  '[]',
  'true',
  '"NaN"',
  '"\\ud800"',
  '"2026-02-30"',
  '{"__proto__":1}',
  '{"constructor":{"prototype":1}}',
  '[[[[]]]]',
];

describe.each(names)('%s', (name) => {
  test('answers or refuses whatever is entered', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(entryOf(name), async (entry) => {
        const answer = await send(name, JSON.stringify(bodyOf(name, { ...fullEntries[name], ...entry })));
        if (answer.status === 200) accepted += 1;
        expect(faults(answer)).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(accepted).toBeGreaterThan(0);
    expect(faults(await send(name, JSON.stringify(bodyOf(name, fullEntries[name]))))).toEqual([]);
  });

  test('answers or refuses each field with something absurd in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fieldsOfCalculator(name)),
        fc.constantFrom(...ABSURD),
        async (field, value) => {
          const text = JSON.stringify(bodyOf(name, { ...fullEntries[name], [field]: '@' })).replace(
            '"@"',
            value,
          );
          expect(faults(await send(name, text))).toEqual([]);
        },
      ),
      { numRuns: 80 },
    );
  });

  test('refuses any JSON that is no entry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (text) => {
        const answer = await send(name, text);
        expect(faults(answer)).toEqual([]);
        expect(answer.status).toBe(422);
      }),
      { numRuns: 60 },
    );
  });
});
