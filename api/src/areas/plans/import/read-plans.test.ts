import { readFile } from 'node:fs/promises';
import { BadFile } from '../../../core/csv/bad-file.ts';
import { tableOfText } from '../../../testing/table-of-text.ts';
import type { Columns } from './column.ts';
import { insurance, medicalAid } from './plan-kind.ts';
import { readPlans as readTable } from './read-plans.ts';

const HEADER =
  'year,scheme,plan,network,hospitalPercent,savingsPercent,chronicConditions,example,incomeFrom,main,adult,child';
const readPlans = (text: string) => readTable(tableOfText(text));
const csv = (...lines: string[]): string => `${[HEADER, ...lines].join('\n')}\n`;
const saver = (band: string, start = '2026,Aloe,Saver,network,100,15,27,yes'): string => `${start},${band}`;

const linesOf = async (text: string): Promise<string[]> => {
  try {
    await readPlans(text);
  } catch (error) {
    if (error instanceof BadFile) return error.lines.map(({ line, reason }) => `${line}: ${reason}`);
    throw error;
  }
  return [];
};

test('lines of one plan become its bands, in order, and what is left out has its blank', async () => {
  const read = await readPlans(
    csv(
      saver('9500.01,1 200,"1100,50",500'),
      saver('0,800,R 700,300'),
      '2027,Aloe,saver,ANY,200 %,0,48,,0,1,1,1',
    ),
  );
  expect([read.kind, [...read.years.keys()]]).toEqual(['medicalAid', [2026, 2027]]);
  expect(read.years.get(2026)).toEqual([
    {
      line: 2,
      name: 'Aloe, Saver',
      plan: {
        scheme: 'Aloe',
        plan: 'Saver',
        network: 'network',
        hospitalPercent: 100,
        hospitalLimit: null,
        savingsPercent: 15,
        chronicConditions: 27,
        gapPremium: null,
        childrenCharged: null,
        isExample: true,
        note: null,
        bands: [
          { incomeFrom: 0, main: 80_000, adult: 70_000, child: 30_000 },
          { incomeFrom: 950_001, main: 120_000, adult: 110_050, child: 50_000 },
        ],
      },
    },
  ]);
  expect(read.years.get(2027)?.[0]?.plan).toMatchObject({
    network: 'any',
    hospitalPercent: 200,
    isExample: false,
  });
});

test('a file of insurance is known by its insurer', async () => {
  const header = 'year;insurer;plan;covers;cover;excessLeast;includes;valueFrom;ratePercent;leastPremium\n';
  const read = await readPlans(
    `\ufeff${header}2026;Aloe;Car;vehicle;comprehensive;5000;"windscreen; car-hire";0;5,6;420\n`,
  );
  expect(read.kind).toBe('insurance');
  expect(read.years.get(2026)?.[0]?.plan).toEqual({
    insurer: 'Aloe',
    plan: 'Car',
    covers: 'vehicle',
    cover: 'comprehensive',
    excessPercent: 0,
    excessLeast: 500_000,
    youngDriverPercent: 0,
    monthlyFee: 0,
    liabilityLimit: null,
    includes: ['car-hire', 'windscreen'],
    isExample: false,
    note: null,
    bands: [{ valueFrom: 0, ratePercent: 5.6, leastPremium: 42_000 }],
  });
});

test('every line that is wrong is told, with the column and what to write', async () => {
  expect(
    await linesOf(
      csv(
        saver('0,800,700,300'),
        saver('0,900,800,400'),
        saver('5000,900,800,400', '2026,Aloe,SAVER,any,100,15,27,yes'),
        '1999,,Core,near,99,26,20,maybe,-1,,1.234,1e9',
        saver('100,1,1,1', '2026,Aloe,Late,any,100,0,27,'),
        saver('0,1,1,1,9', '2026,Aloe,More,any,100,0,27,'),
      ),
    ),
  ).toEqual([
    '3: incomeFrom: the same as on line 2',
    '4: plan: not as on line 2, which is of the same plan',
    '4: network: not as on line 2, which is of the same plan',
    '5: year: a whole number from 2000 to 2100',
    '5: scheme is needed: a text of at most 100 letters',
    '5: network: any, network or state',
    '5: hospitalPercent: a percentage from 100 to 500 with at most 2 decimals',
    '5: savingsPercent: a percentage from 0 to 25 with at most 2 decimals',
    '5: chronicConditions: a whole number from 26 to 999',
    '5: example: yes or no; nothing is no',
    '5: incomeFrom: an amount in rand: 1234.50',
    '5: main is needed: an amount in rand: 1234.50',
    '5: adult: an amount in rand: 1234.50',
    '5: child: an amount in rand: 1234.50',
    '6: incomeFrom: no line of this plan begins at 0',
    '7: has 13 cells where there are 12 headings',
  ]);
});

test('cover that there is not of a thing, and a young driver of a house, are refused', async () => {
  const header = 'year,insurer,plan,covers,cover,excessLeast,youngDriverPercent,valueFrom,ratePercent\n';
  expect(
    await linesOf(
      `${header}2026,A,One,contents,third-party,0,,0,1\n2026,A,Two,buildings,comprehensive,0,5,0,1\n2026,A,Three,vehicle,comprehensive,0,5,0,1.00001\n`,
    ),
  ).toEqual([
    '2: cover: of contents there is comprehensive or listed-events',
    '3: youngDriverPercent: for a vehicle only',
    '4: ratePercent: a percentage from 0 to 100 with at most 4 decimals',
  ]);
});

const WHICH_KIND =
  '1: A file of plans has either a column scheme (medical aid) or a column insurer (insurance), not both.';

test.each([
  ['', ['1: the file is empty']],
  ['name\n', [WHICH_KIND]],
  ['scheme,insurer\n', [WHICH_KIND]],
  [`${HEADER}\n`, ['1: no plan follows']],
  [
    `${HEADER.replace(',child', ',kids')},year\n`,
    ['1: the column year appears twice', '1: the column child is missing'],
  ],
])('%j is refused', async (text, told) => expect(await linesOf(text)).toEqual(told));

test('a column that is not known is named and left out', async () => {
  const read = await readPlans(`${HEADER},Colour\n${saver('0,800,700,300')},red\n`);
  expect([read.leftOut, [...read.years.keys()]]).toEqual([['Colour'], [2026]]);
});

test('a year has 500 plans at most, and a plan 30 lines', async () => {
  const many = Array.from({ length: 501 }, (_, at) => saver('0,1,1,1', `2026,Aloe,Plan ${at},any,100,0,27,`));
  expect(await linesOf(csv(...many))).toEqual(['1: 2026 has 501 plans: at most 500']);
  const bands = Array.from({ length: 31 }, (_, at) => saver(`${at},1,1,1`));
  expect(await linesOf(csv(...bands))).toEqual(['2: a plan has at most 30 lines']);
});

test('the samples are right and say that they are invented, and the guide has every column', async () => {
  const guide = await readFile(
    new URL('../../../../../docs/guides/import-plans.md', import.meta.url),
    'utf8',
  );
  for (const [file, { columns }] of [
    ['medical-plans.csv', medicalAid],
    ['insurance-plans.csv', insurance],
  ] as const) {
    const text = await readFile(new URL(`../../../../demo/${file}`, import.meta.url), 'utf8');
    for (const plans of (await readPlans(text)).years.values())
      expect(plans.filter(({ plan }) => !(plan as { isExample: boolean }).isExample)).toEqual([]);
    const missing = Object.entries(columns as Columns).filter(
      ([name, { what }]) => !guide.includes(`| \`${name}\` | ${what} |`),
    );
    expect(missing.map(([name, { what }]) => `| \`${name}\` | ${what} |`)).toEqual([]);
  }
});
