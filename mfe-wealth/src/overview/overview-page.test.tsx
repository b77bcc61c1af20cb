import { calls } from '@phila/contract/calls';
import { calculateMortgage } from '@phila/finance/mortgage';
import { calculateNetWealth } from '@phila/finance/net-wealth';
import { CallError } from '@phila/platform';
import { answer, declareOverview, type Answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import declaration from '../../remote.ts';
import OverviewRing from '../overview-ring/index.tsx';
import { noRecords } from '../testing/no-records.ts';
import OverviewPage from './overview-page.tsx';

const { wealth, lookup, overview, account } = calls;

const id = '01910000-0000-7000-8000-000000000001';
const policy = {
  id,
  typeId: 3,
  providerId: 1,
  providerName: null,
  policyNumber: null,
  monthlyPremium: 845.5,
  inceptionDate: null,
  renewalDate: null,
  version: 1,
};
const annuity = {
  id,
  retirementPlanningTypeId: 3,
  retirementPlanningProductProviderId: 10,
  retirementPlanningProductProviderName: null,
  policyNumber: null,
  value: 312_900,
  annualInterestRate: null,
  monthlyContribution: 2_150,
  inceptionDate: null,
  endDate: null,
  version: 1,
};
const bond = { purchasePrice: 500_000, annualInterestRate: 0, termYears: 10 };

/** A person with only a policy, an annuity and a bond. */
const answers = (more: Answer[] = []): Answer[] => [
  ...noRecords,
  answer(overview.myWealth, ({ params }) => ({ enumValue: Number(params.id), percentage: 50 })),
  answer(wealth.shortTermInsurance.list, [policy]),
  answer(wealth.retirementPlanning.list, [annuity]),
  answer(lookup.retirementPlanningTypes, [{ id: 3, name: 'Retirement annuity' }]),
  answer(lookup.retirementPlanningProductProviders, [{ id: 10, name: 'Sanlam' }]),
  answer(wealth.ownCalculations, ['mortgage']),
  answer(wealth.mortgage.read, { entry: bond, result: calculateMortgage(bond) }),
  ...more,
];

beforeEach(() => declareOverview(declaration.overview ?? []));

const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows six tiles, and what one has, owes and pays by the person’s own records', async () => {
  renderWithPlatform(<OverviewPage />, { signedIn: true, answers: answers() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Financial Wellbeing');
  expect(screen.getByText('Update & Better your Wealth Profile')).toBeInTheDocument();
  const main = screen.getByRole('article');
  const tiles = [
    'Short-Term Insurance',
    'Medical Aid',
    'Risk Cover',
    'Short-Term Investment',
    'Retirement Planning',
    'Will & Testament',
  ];
  for (const title of tiles) expect(within(main).getByText(title)).toBeInTheDocument();
  const have = await region('What you have');
  expect(await have.findByText('Retirement annuity, Sanlam')).toBeInTheDocument();
  expect(have.getByRole('link', { name: 'Work out your net wealth' })).toBeInTheDocument();
  expect((await region('What you owe')).getByText('Bond')).toBeInTheDocument();
  const pay = await region('What you pay each month');
  expect(pay.getByText('Short-term insurance')).toBeInTheDocument();
  expect(pay.getByText(/^R\s845\.50$/)).toBeInTheDocument();
  // The chart has the same figures as a table.
  expect(screen.getByRole('figure')).toHaveTextContent('What you pay each month, and for what');
});

it('counts no bond that was only tried', async () => {
  renderWithPlatform(<OverviewPage />, {
    signedIn: true,
    answers: answers([answer(wealth.ownCalculations, [])]),
  });
  const pay = await region('What you pay each month');
  expect(await pay.findByText('Short-term insurance')).toBeInTheDocument();
  expect(pay.queryByText(/^Bond/)).not.toBeInTheDocument();
  expect((await region('What you owe')).getByRole('link', { name: 'Add what you owe' })).toBeInTheDocument();
  // Names the missing parts beside the sum, even of one item.
  expect(
    pay.getByText(/Without pension contributions that come off your pay, and without your medical aid/),
  ).toBeInTheDocument();
  expect(pay.getByRole('link', { name: 'save your payslip' })).toHaveAttribute(
    'href',
    '/wealth/financial-tools/payslip',
  );
});

it('names the first parts of an amount, and the others at a press', async () => {
  const lines = (['cash', 'liquid', 'investment', 'retirement', 'personal'] as const).map((group) => ({
    group,
    label: 'One of them',
    amount: 1_000,
  }));
  const entry = { lines, date: '2026-11-01' };
  renderWithPlatform(<OverviewPage />, {
    signedIn: true,
    answers: answers([
      answer(wealth.netWealth.read, { entry, result: calculateNetWealth(entry), history: [] }),
    ]),
  });
  const have = await region('What you have');
  const more = await have.findByRole('button', { name: 'and 2 more of what you have' });
  expect(have.getAllByRole('term')).toHaveLength(3);
  await userEvent.click(more);
  expect(have.getAllByRole('term')).toHaveLength(5);
  expect(more).toHaveAttribute('aria-expanded', 'true');
});

it('goes by the statement that was saved, and says what it lacks', async () => {
  const entry = {
    lines: [{ group: 'cash' as const, label: 'Savings account', amount: 1_000 }],
    date: '2026-11-01',
  };
  const statement = { entry, result: calculateNetWealth(entry), history: [] };
  renderWithPlatform(<OverviewPage />, {
    signedIn: true,
    answers: answers([answer(wealth.netWealth.read, statement)]),
  });
  const have = await region('What you have');
  expect(await have.findByText(/From your net wealth of 01 Nov 2026/)).toBeInTheDocument();
  expect(have.getByText('Cash')).toBeInTheDocument();
  expect(have.getByRole('link', { name: 'Use 2 newer values' })).toHaveAttribute(
    'href',
    '/wealth/net-wealth/assets-liabilities',
  );
});

it('says what to add where there is nothing, and what could not be read', async () => {
  let isDown = true;
  const nothing = [
    answer(wealth.shortTermInsurance.list, () => {
      if (isDown) throw new CallError(400, 'down');
      return [];
    }),
    answer(wealth.retirementPlanning.list, []),
    answer(wealth.mortgage.read, null),
  ];
  renderWithPlatform(<OverviewPage />, { signedIn: true, answers: answers(nothing) });
  expect(await screen.findByText(/^Some of your records could not be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add what you own' })).toBeInTheDocument();
  // Unread amounts are not zero.
  const pay = await region('What you pay each month');
  expect(pay.getByText('Not known right now.')).toBeInTheDocument();
  expect(pay.queryByText(/^R\s0\.00$/)).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'Add a policy' });
  expect(screen.getByRole('link', { name: 'Add what you owe' })).toBeInTheDocument();
  // Nothing entered yet is not R 0.
  expect(pay.getByText('We don’t know yet')).toBeInTheDocument();
  expect(screen.queryByText(/^R\s0\.00$/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('the ring is the mean of the six', async () => {
  renderWithPlatform(<OverviewRing />, {
    signedIn: true,
    answers: [
      answer(account.profileName, { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null }),
      answer(overview.myWealth, ({ params }) => ({
        enumValue: Number(params.id),
        percentage: Number(params.id) === 6 ? 100 : 40,
      })),
    ],
  });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Your profile' })).toHaveTextContent(/you are on.*50/),
  );
});
