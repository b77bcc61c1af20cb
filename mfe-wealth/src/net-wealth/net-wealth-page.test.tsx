import { calls } from '@phila/contract/calls';
import { calculateMortgage } from '@phila/finance/mortgage';
import { calculateNetWealth, type NetWealthEntry } from '@phila/finance/net-wealth';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NetWealthPage from './net-wealth-page.tsx';

const { read, save } = calls.wealth.netWealth;
const PORTAL = '/wealth/net-wealth/assets-liabilities';
const bond = { purchasePrice: 500_000, annualInterestRate: 10, termYears: 20 };
const statement = (entry: NetWealthEntry) => ({
  entry,
  result: calculateNetWealth(entry),
  history: [
    { date: '2026-01-31', assets: 100, liabilities: 0, netWealth: 100, change: null },
    { date: '2026-02-28', assets: 150, liabilities: 0, netWealth: 150, change: 50 },
  ],
});

afterEach(() => sessionStorage.clear());

const investment = {
  id: '01910000-0000-7000-8000-000000000001',
  type: 1,
  provider: null,
  providerName: 'Mzansi Stokvel',
  accountNumber: null,
  value: 700,
  annualInterestRate: null,
  monthlyContribution: null,
  inceptionDate: null,
  endDate: null,
  version: 1,
};
const annuity = {
  id: '01910000-0000-7000-8000-000000000002',
  retirementPlanningTypeId: 3,
  retirementPlanningProductProviderId: null,
  retirementPlanningProductProviderName: 'Mzansi Fund',
  policyNumber: null,
  value: 900,
  annualInterestRate: null,
  monthlyContribution: null,
  inceptionDate: null,
  endDate: null,
  version: 1,
};

/** @param more answers besides the answers for a person with only a bond */
const show = (path: string, saved: NetWealthEntry | null = null, more: Answer[] = []) => {
  renderWithPlatform(<NetWealthPage />, {
    path,
    signedIn: path === PORTAL,
    answers: [
      answer(read, saved && statement(saved)),
      answer(save, ({ body }) => statement(body)),
      answer(calls.wealth.shortTermInvestment.list, []),
      answer(calls.wealth.retirementPlanning.list, []),
      answer(calls.wealth.debts.list, []),
      answer(calls.lookup.bankBranches, []),
      answer(calls.wealth.ownCalculations, ['mortgage']),
      answer(calls.wealth.mortgage.read, { entry: bond, result: calculateMortgage(bond) }),
      answer(calls.wealth.vehicle.read, null),
      answer(calls.wealth.loan.read, null),
      answer(calls.lookup.shortTermInvestmentsTypes, []),
      answer(calls.lookup.shortTermInvestmentsProviders, []),
      answer(calls.lookup.retirementPlanningTypes, []),
      answer(calls.lookup.retirementPlanningProductProviders, []),
      ...more,
    ],
  });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const shown = () =>
  screen.getByRole('region', { name: 'Answer' }).textContent?.replaceAll('\u00a0', ' ') ?? '';

it('adds lines by a press, with the focus where the value goes, and computes as one types', async () => {
  const person = show('/netWealth');
  await person.click(group('Personal assets').getByRole('button', { name: 'Home' }));
  expect(screen.getByLabelText('Value of Home')).toHaveFocus();
  await person.keyboard('1500000');
  await person.click(group('Long-term liabilities').getByRole('button', { name: 'Bond' }));
  await person.keyboard('900000');
  await waitFor(() => expect(shown()).toContain('R 600 000.00'));
  expect(screen.queryByRole('button', { name: 'Fill in from my records' })).not.toBeInTheDocument();
});

it('says no R 0.00 of what nothing is entered for', async () => {
  const person = show('/netWealth');
  expect(shown()).toContain('We don’t know yet');
  expect(document.body).not.toHaveTextContent(/R.0\.00/);
  expect(screen.queryByText('How this was worked out')).not.toBeInTheDocument();
  await person.click(group('Cash').getByRole('button', { name: 'Savings account' }));
  await person.keyboard('500');
  await waitFor(() => expect(shown()).toContain('R 500.00'));
  expect(screen.getByText('How this was worked out')).toBeInTheDocument();
});

it('says what is wrong at the line, keeps the last answer, and brings a removed line back', async () => {
  const person = show('/netWealth');
  await person.click(group('Cash').getByRole('button', { name: 'Savings account' }));
  await person.keyboard('500');
  await waitFor(() => expect(shown()).toContain('R 500.00'));
  await person.keyboard('x');
  expect(screen.getByLabelText('Value of Savings account')).toHaveAccessibleDescription('Enter a number');
  await waitFor(() => expect(shown()).toContain('This is your last answer'));
  await person.click(screen.getByRole('button', { name: 'Remove Savings account' }));
  await waitFor(() => expect(shown()).toContain('We don’t know yet'));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Value of Savings account')).toHaveValue('500x');
});

it('names what it takes over by the provider that was typed', async () => {
  const person = show(PORTAL, null, [
    answer(calls.wealth.shortTermInvestment.list, [investment]),
    answer(calls.wealth.retirementPlanning.list, [annuity]),
    answer(calls.lookup.shortTermInvestmentsTypes, [{ id: 1, name: 'Savings account' }]),
    answer(calls.lookup.retirementPlanningTypes, [{ id: 3, name: 'Retirement annuity' }]),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Fill in from my records' }));
  for (const name of ['Savings account, Mzansi Stokvel', 'Retirement annuity, Mzansi Fund'])
    expect(await screen.findByRole('button', { name: `Use ${name}` })).toBeInTheDocument();
});

it('takes the bond over from its calculator by a press, with its source, and saves it', async () => {
  const person = show(PORTAL);
  await person.click(await screen.findByRole('button', { name: 'Fill in from my records' }));
  await person.click(await screen.findByRole('button', { name: 'Use Bond' }));
  expect(await screen.findByText('Filled in')).toBeInTheDocument();
  expect(screen.getByText(/^From Mortgage Calculator, /)).toBeInTheDocument();
  await waitFor(() => expect(shown()).toContain('-R 500 000.00'));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.sent(save)).toHaveLength(1));
  expect(fake.sent(save)[0]?.body.lines).toEqual([
    {
      group: 'longTerm',
      label: 'Bond',
      amount: 500_000,
      date: expect.stringMatching(/^\d{4}-/) as string,
      source: 'Mortgage Calculator',
    },
  ]);
  // A typed value has no source.
  await person.clear(screen.getByLabelText('Value of Bond'));
  await person.type(screen.getByLabelText('Value of Bond'), '480000');
  expect(screen.getByText(/^Valued on \d/)).toBeInTheDocument();
});

it('shows the saved days as a chart with its figures', async () => {
  show(PORTAL, { lines: [{ group: 'cash', label: 'Current account', amount: 150 }] });
  const table = await screen.findByRole('table', { name: 'Your net wealth over time', hidden: true });
  const [, first, second] = within(table).getAllByRole('row', { hidden: true });
  expect(first).toHaveTextContent(/31 Jan 2026.*R.100\.00/);
  expect(second).toHaveTextContent(/28 Feb 2026.*R.150\.00/);
  expect(screen.getByText(/R.50\.00 more than the time before/)).toBeInTheDocument();
});
