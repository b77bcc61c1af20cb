import { calls } from '@phila/contract/calls';
import type { MedicalPlan } from '@phila/finance/medical-plans';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CompareInsurancePage from '../insurance/compare-insurance-page.tsx';
import CompareMedicalAidPage from '../medical-aid/compare-medical-aid-page.tsx';
import { carPlan, medicalPlan } from '../specimen-plans.ts';
import { columnsIn } from './columns-in.ts';

/** A plan that costs R `rand` each for the main member, the adult and two children. */
const medical = (scheme: string, plan: string, rand: number): MedicalPlan => ({
  ...medicalPlan,
  scheme,
  plan,
  bands: [{ incomeFrom: 0, main: rand * 100, adult: rand * 100, child: rand * 100 }],
});
const plans: MedicalPlan[] = [
  medical('Aloe', 'Dear', 1600),
  { ...medical('Baobab', 'Saver', 1000), savingsPercent: 25 },
  medical('Cedar', 'Middle', 1200),
  medical('Dune', 'Next', 1300),
  medical('Euclea', 'Other', 1400),
  medical('Fynbos', 'Sixth', 1500),
];
const windowIs = (width: number) =>
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
    matches:
      /width >= ([\d.]+)em/.test(query) && width >= 16 * Number(/width >= ([\d.]+)em/.exec(query)?.[1]),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));

beforeEach(() => windowIs(1280));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const showMedicalAid = (taxYears = [...shippedTaxYears]) => {
  renderWithPlatform(<CompareMedicalAidPage />, {
    path: '/compareMyMedicalAid',
    answers: [
      answer(calls.plans.medicalAid, { year: 2026, years: [2026], plans }),
      answer(calls.wealth.taxYears, taxYears),
    ],
  });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const plain = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ').trim();
const table = () => screen.findByRole('table', { name: 'Compare My Medical Aid' });
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(plain);
const row = async (name: RegExp) => within(await table()).getByRole('row', { name });
const cells = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole('cell')
    .map(plain);

it('has plans as columns, the cheapest for the family first', async () => {
  showMedicalAid();
  expect(await heads()).toEqual([
    'Saver Baobab',
    'Middle Cedar',
    'Next Dune',
    'Other Euclea',
    'Sixth Fynbos',
  ]);
});

it('has the price after the tax credit as the figure of each column, and below it what it is of', async () => {
  showMedicalAid();
  // 4 × R 1 000 less R 376 + R 376 + 2 × R 254.
  await waitFor(async () => expect((await cells(/^A month/))[0]).toMatch(/^R 2 740\.00 after tax credit/));
  expect((await cells(/^Before tax credit/))[0]).toBe(
    'R 4 000.00 You R 1 000.00, one adult R 1 000.00, two children R 1 000.00 each',
  );
});

it('has the whole price as that figure where no tax credit is known', async () => {
  showMedicalAid([]);
  expect((await cells(/^A month/))[0]).toMatch(/^R 4 000\.00/);
  expect((await cells(/^Made up of/))[0]).toBe(
    'You R 1 000.00, one adult R 1 000.00, two children R 1 000.00 each',
  );
  expect(await table()).not.toHaveTextContent('tax credit');
});

it('marks in words and by a sign what differs between the plans in sight, and nothing else', async () => {
  const person = showMedicalAid();
  expect(await row(/^Savings a year/)).toHaveAccessibleName(/^Savings a year ≠?\s?\(differs\)/);
  expect(within(await row(/^Hospitals/)).queryByText('(differs)')).not.toBeInTheDocument();
  // The plan with savings is the cheapest, so not on the last page.
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(within(await row(/^Savings a year/)).queryByText('(differs)')).not.toBeInTheDocument();
  await person.click(screen.getByLabelText('Only what differs'));
  expect(within(await table()).queryByRole('row', { name: /^Hospitals/ })).not.toBeInTheDocument();
  expect(await row(/^A month/)).toBeInTheDocument();
});

it('has pages of plans, the last filled up, and starts again with the first where the order changes', async () => {
  const person = showMedicalAid();
  await table();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('2 to 6 of 6')).toBeInTheDocument();
  expect(await heads()).toEqual(['Middle Cedar', 'Next Dune', 'Other Euclea', 'Sixth Fynbos', 'Dear Aloe']);
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Price, highest first');
  expect((await heads())[0]).toBe('Dear Aloe');
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  expect((await heads())[0]).toBe('Dear Aloe');
  expect((await heads())[1]).toBe('Saver Baobab');
});

it('pins a plan at the head of its column', async () => {
  const person = showMedicalAid();
  const price = within(await row(/^A month/)).getAllByRole('cell')[1] as HTMLElement;
  await person.click(within(price).getByRole('button', { name: 'Pin Cedar, Middle' }));
  expect(within(price).getByRole('button', { name: 'Pin Cedar, Middle' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await screen.findByRole('table', { name: /side by side$/ })).toHaveTextContent('Middle');
});

it('has no table of plans where none passes, and says so', async () => {
  const person = showMedicalAid();
  await table();
  await person.click(screen.getByText(/^Filter plans/));
  await person.selectOptions(screen.getByLabelText('Hospitals'), 'State hospitals');
  expect(await screen.findByText('No plan has all of that')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('has policies as columns too, with the whole premium as the figure', async () => {
  renderWithPlatform(<CompareInsurancePage />, {
    path: '/compareMyInsurance',
    answers: [
      answer(calls.plans.insurance, {
        year: 2026,
        years: [2026],
        plans: [{ ...carPlan, plan: 'Dear', monthlyFee: 5000 }, carPlan],
      }),
    ],
  });
  const compared = within(await screen.findByRole('table', { name: 'Compare My Insurance' }));
  expect(compared.getAllByRole('columnheader').map(plain)).toEqual(['Car Aloe', 'Dear Aloe']);
  expect(
    within(compared.getByRole('row', { name: /^A month/ }))
      .getAllByRole('cell')
      .map(plain),
  ).toEqual([expect.stringMatching(/^R 1 250\.00/), expect.stringMatching(/^R 1 300\.00/)]);
});

it('is not there in a narrower window', async () => {
  jest.restoreAllMocks();
  windowIs(899);
  showMedicalAid();
  // A row or a card each.
  expect(within(await table()).getAllByRole('row')).toHaveLength(1 + plans.length);
});

it.each([
  [null, 5],
  [1094, 5],
  [848, 4],
  [847, 3],
  [640, 3],
  [3000, 5],
])('puts in %s pixels %i plans beside each other', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});
