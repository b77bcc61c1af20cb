/**
 * Prints how fast each calculator is, and how much a page that shows only that one loads.
 * Run `npm run bench` in shared/finance, after `tsc -b`. It reports and never fails: the figures depend on the machine.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const finance = await import('../dist/index.js');
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const home = { purchasePrice: 1_500_000, deposit: 150_000, annualInterestRate: 10.5 };
const extras = {
  extraMonthlyPayment: 1_500,
  onceOffPayment: { month: 60, amount: 50_000 },
  startDate: '2026-03-01',
};
const payslip = {
  age: 40,
  taxYearId: 2027,
  basicSalary: 45_000,
  travelAllowance: 5_000,
  retirementContributions: 4_000,
  medicalAidContribution: 5_000,
  numberOfDependants: 2,
};

/** Each case: subpath, calculate function, entry schema, entry, and a note on the case. */
const cases = [
  ['payslip', 'calculatePayslip', 'payslipEntry', payslip, ''],
  ['payslip', 'calculatePayslip', 'payslipEntry', { ...payslip, targetNet: 35_000 }, 'gross for net'],
  ['mortgage', 'calculateMortgage', 'mortgageEntry', { ...home, termYears: 20 }, '20 years'],
  [
    'mortgage',
    'calculateMortgage',
    'mortgageEntry',
    { ...home, ...extras, termYears: 30 },
    '30 years with extras',
  ],
  [
    'vehicle',
    'calculateVehicle',
    'vehicleEntry',
    { purchasePrice: 350_000, annualInterestRate: 12.5, termMonths: 72, balloonPercentage: 30 },
    '72 months, balloon',
  ],
  [
    'loan',
    'calculateLoan',
    'loanEntry',
    { amount: 50_000, annualInterestRate: 24, termMonths: 36 },
    '36 months',
  ],
  [
    'compound-interest',
    'calculateCompoundInterest',
    'compoundInterestEntry',
    { initialAmount: 10_000, contributionAmount: 1_000, frequencyId: 3, annualInterestRate: 8, term: 30 },
    '30 years',
  ],
  [
    'retirement',
    'calculateRetirement',
    'retirementEntry',
    {
      currentAge: 30,
      retirementAge: 65,
      lifeExpectancy: 90,
      currentMonthlyIncome: 40_000,
      currentSavings: 200_000,
      monthlyContribution: 5_000,
      contributionIncrease: 6,
      inflation: 5,
      preRetirementRate: 10,
      postRetirementRate: 8,
    },
    '35 + 25 years',
  ],
  [
    'budget',
    'calculateBudget',
    'budgetEntry',
    { netSalary: 30_000, bondOrRent: 9_000, groceries: 5_000 },
    '',
  ],
  [
    'net-wealth',
    'calculateNetWealth',
    'netWealthEntry',
    { lines: Array.from({ length: 30 }, () => ({ group: 'cash', label: 'Account', amount: 1_234.56 })) },
    '30 lines',
  ],
  [
    'affordability',
    'calculateAffordability',
    'affordabilityEntry',
    { grossMonthlyIncome: 40_000, annualInterestRate: 10.5, termMonths: 240 },
    '',
  ],
];

/** Milliseconds of one run, over at least a third of a second after warming up. */
function millisecondsOf(run) {
  for (let round = 0; round < 20; round++) run();
  const start = performance.now();
  let rounds = 0;
  while (performance.now() - start < 350) {
    run();
    rounds++;
  }
  return (performance.now() - start) / rounds;
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;

/** Minified and gzipped bytes of a page's import of one calculator with its entry schema. */
async function sizesOf(subpath, names) {
  const tooling = createRequire(new URL('../../tooling/package.json', import.meta.url));
  const webpack = tooling('webpack');
  const folder = mkdtempSync(join(tmpdir(), 'phila-bench-'));
  const entry = join(folder, 'page.js');
  writeFileSync(
    entry,
    `import { ${names.join(', ')} } from ${JSON.stringify(join(dist, subpath, 'index.js'))};\nglobalThis.page = [${names.join(', ')}];\n`,
  );
  try {
    await new Promise((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          entry,
          output: { path: folder, filename: 'bundle.js' },
          devtool: false,
          target: 'web',
        },
        (error, stats) => {
          if (error) reject(error);
          else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
          else resolve();
        },
      );
    });
    const bundle = readFileSync(join(folder, 'bundle.js'));
    return { minified: bundle.length, compressed: gzipSync(bundle, { level: 9 }).length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`Node ${process.version}\n`);
console.log('Calculations, the entry checked by its schema each time');
for (const [subpath, calculate, schema, entry, note] of cases) {
  const accepted = finance[schema].parse(entry);
  const checked = millisecondsOf(() => finance[calculate](finance[schema].parse(entry)));
  const plain = millisecondsOf(() => finance[calculate](accepted));
  const title = `${subpath}${note ? `, ${note}` : ''}`;
  const perSecond = Math.round(1_000 / checked).toLocaleString('en-ZA');
  console.log(
    `  ${title.padEnd(34)} ${perSecond.padStart(9)} a second  ${plain.toFixed(3).padStart(8)} ms each`,
  );
}

console.log('\nWhat a page loads for one calculator with its entry schema (minified, then gzip)');
for (const [subpath, calculate, schema] of new Map(cases.map((each) => [each[0], each])).values()) {
  const both = await sizesOf(subpath, [calculate, schema]);
  const alone = await sizesOf(subpath, [calculate]);
  console.log(
    `  ${subpath.padEnd(20)} ${kilobytes(both.minified).padStart(9)} ${kilobytes(both.compressed).padStart(9)}   calculate alone ${kilobytes(alone.compressed).padStart(8)}`,
  );
}
