import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import PlansPage from './plans-page.tsx';
import type { TaxYear } from './tax-year-figures.ts';

const source = { text: 'Budget tables', sure: 'A' } as const;

const yearOf = (id: number, yearlyLimit: number): TaxYear => ({
  id,
  name: `${id - 1}/${id}`,
  from: `${id - 1}-03-01`,
  to: `${id}-02-28`,
  brackets: { rows: [{ from: 0, base: 0, rate: 18 }], source },
  rebates: { primary: 17_235, secondary: 9444, tertiary: 3145, source },
  thresholds: { under65: 95_750, from65: 148_217, from75: 165_689, source },
  medicalCredit: { member: 364, firstDependant: 364, furtherDependant: 246, source },
  additionalMedicalCredit: { share: 33.3, creditMultiple: 3, source },
  retirement: { share: 27.5, yearlyCap: 350_000, source },
  uif: { rate: 1, monthlyCeiling: 17_712, source },
  sdl: { rate: 1, exemptPayroll: 500_000, source },
  travel: { included: 80, includedBusinessUse: 20, ratePerKilometre: 4.84, source },
  interestExemption: { under65: 23_800, from65: 34_500, source },
  taxFreeSavings: { yearlyLimit, source },
  capitalGains: { yearlyExclusion: 40_000, primaryResidence: 2_000_000, source },
});

const plan = (name: string, main: number) => ({
  scheme: 'Aloe',
  plan: name,
  network: 'any' as const,
  hospitalPercent: 100,
  hospitalLimit: null,
  savingsPercent: 0,
  chronicConditions: 27,
  gapPremium: null,
  childrenCharged: null,
  isExample: false,
  note: null,
  bands: [{ incomeFrom: 0, main, adult: 90_000, child: 40_000 }],
});

/** Picks the year to compare with 2026, as the service does. */
const besideOf = (years: number[]): number =>
  years.find((year) => year < 2026) ?? years.findLast((year) => year > 2026) ?? 2026;

const show = (
  path = '/',
  saved = jest.fn((input: { body: TaxYear }) => input.body),
  years = [2026, 2025],
  beside = besideOf,
) => {
  renderWithPlatform(<PlansPage />, {
    may: ['wealth.taxYears.read', 'wealth.taxYears.write'],
    path,
    answers: [
      answer(calls.plans.medicalAid, ({ query }) => {
        const year = query.Year ?? (query.Beside === 'true' ? beside(years) : 2026);
        return {
          year,
          years,
          plans: year === 2025 ? [plan('Core', 100_000)] : [plan('Core', 110_000), plan('Saver', 90_000)],
        };
      }),
      answer(calls.wealth.taxYears, [
        { ...yearOf(2026, 36_000), version: 0 },
        { ...yearOf(2027, 46_000), version: 3 },
      ]),
      answer(calls.wealth.saveTaxYear, saved as never),
    ],
  });
  return userEvent.setup({ delay: null });
};

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));

it('shows what each plan costs in two years, and which of them changed', async () => {
  show();
  const core = await rowOf('Aloe, Core');
  expect(core.getByText(/R\s1\s000\.00 a month/)).toBeInTheDocument();
  expect(core.getByText(/R\s1\s100\.00 a month/)).toBeInTheDocument();
  expect(core.getByText('Changed')).toBeInTheDocument();
  expect((await rowOf('Aloe, Saver')).getByText('New')).toBeInTheDocument();
  expect(
    (
      await axe.run(document.body, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      })
    ).violations,
  ).toEqual([]);
});

it('asks for both years at once, and for another one where it is chosen', async () => {
  const person = show('/', undefined, [2026, 2025, 2024]);
  await rowOf('Aloe, Core');
  const asked = () => fake.sent(calls.plans.medicalAid).map((input) => input.query);
  expect(asked()).toEqual([{}, { Beside: 'true' }]);
  await person.selectOptions(screen.getByLabelText('Year'), '2024');
  expect(await screen.findByRole('columnheader', { name: '2024' })).toBeInTheDocument();
  expect(asked()).toEqual([{}, { Beside: 'true' }, { Year: 2024 }]);
});

it('reads the year before by itself where the list beside is of another year by now', async () => {
  show('/', undefined, [2026, 2025], () => 2024);
  expect((await rowOf('Aloe, Core')).getByText(/R\s1\s000\.00 a month/)).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: '2025' })).toBeInTheDocument();
});

it('says so where a year is chosen twice, and shows it once', async () => {
  const person = show();
  await rowOf('Aloe, Core');
  await person.selectOptions(screen.getByLabelText('Year'), '2026');
  expect(
    await screen.findByText('2026 is chosen twice. Choose another year to see what changes.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Change' })).not.toBeInTheDocument();
});

it('has the next year beside the first one', async () => {
  show('/', undefined, [2027, 2026]);
  expect(await screen.findByRole('columnheader', { name: '2027' })).toBeInTheDocument();
  expect((await rowOf('Aloe, Core')).getByText('The same')).toBeInTheDocument();
});

it('calls no plan new where the year before cannot be read, and asks again', async () => {
  const person = show('/', undefined, [2026, 2025], () => {
    throw new CallError(500, 'an error occurred');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The plans of 2025 can’t be shown right now');
  expect(screen.queryByText('New')).not.toBeInTheDocument();
  fake.answer(
    answer(calls.plans.medicalAid, { year: 2025, years: [2026, 2025], plans: [plan('Core', 100_000)] }),
  );
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await rowOf('Aloe, Core')).getByText('Changed')).toBeInTheDocument();
});

it('publishes a tax year from a file once what differs was seen, and says which figure is refused', async () => {
  const person = show('/?show=years');
  expect((await rowOf('Tax-free savings a year')).getByText('Changed')).toBeInTheDocument();
  const file = (text: string) => new File([text], 'tax-year-2028.json', { type: 'application/json' });
  const input = () => document.querySelector('input[type="file"]') as HTMLInputElement;
  await person.upload(input(), file('{"id": 2028}'));
  expect(await screen.findByText(/^This is not a tax-year file/)).toBeInTheDocument();
  await person.upload(input(), file(JSON.stringify(yearOf(2029, 50_000))));
  const table = await screen.findByRole('table', { name: 'The file of 2028/2029' });
  expect(within(table).getByText(/R\s50\s000\.00/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Publish 2028/2029' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Publish 2028/2029' })).not.toBeInTheDocument(),
  );
  expect(fake.sent(calls.wealth.saveTaxYear).at(-1)).toMatchObject({
    params: { id: 2029 },
    body: { version: 0 },
  });
});

it('lays a year that somebody else published beside the file, and publishes on top of theirs only when told again', async () => {
  const theirs = { ...yearOf(2027, 48_000), version: 4 };
  const saved = jest.fn((input: { body: TaxYear }) => {
    if (input.body.version !== theirs.version)
      throw new CallError(409, 'Somebody else published this year in the meantime', [], theirs);
    return { ...input.body, version: 5 };
  });
  const person = show('/?show=years', saved);
  await rowOf('Tax-free savings a year');
  // Ignores the file's version, and uses the version of the compared year.
  const file = new File([JSON.stringify({ ...yearOf(2027, 50_000), version: 1 })], 'tax-year-2027.json');
  await person.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  await person.click(await screen.findByRole('button', { name: 'Publish 2026/2027' }));
  const alert = await screen.findByRole('alert');
  await within(alert).findByText('Somebody else published 2026/2027 in the meantime');
  const row = within(within(alert).getByRole('row', { name: /^Tax-free savings a year/ }));
  for (const value of [/R\s46\s000\.00/, /R\s50\s000\.00/, /R\s48\s000\.00/])
    expect(row.getByText(value)).toBeInTheDocument();
  expect(within(alert).getAllByRole('row')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Publish 2026/2027' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Publish 2026/2027' })).not.toBeInTheDocument(),
  );
  expect(fake.sent(calls.wealth.saveTaxYear).map(({ body }) => body.version)).toEqual([3, 4]);
  expect(screen.queryByText(/Somebody else published/)).not.toBeInTheDocument();
});
