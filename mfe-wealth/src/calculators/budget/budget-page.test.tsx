import { calls, type OwnableCalculator } from '@phila/contract/calls';
import { type BudgetEntry, budgetGroupNames, calculateBudget, fieldsOf } from '@phila/finance/budget';
import { calculateMortgage } from '@phila/finance/mortgage';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BudgetPage from './budget-page.tsx';
import { usualFields } from './usual-fields.ts';

const bond = { purchasePrice: 500_000, annualInterestRate: 0, termYears: 10 };
const policy = {
  id: '01910000-0000-7000-8000-000000000001',
  typeId: 1,
  providerId: 1,
  providerName: null,
  policyNumber: null,
  monthlyPremium: 612.5,
  inceptionDate: null,
  renewalDate: null,
  version: 1,
};

const show = (own: OwnableCalculator[], entry: BudgetEntry = { netSalary: 20_000 }) =>
  renderWithPlatform(<BudgetPage />, {
    signedIn: true,
    path: '/wealth/financial-tools/budget',
    answers: [
      answer(calls.wealth.budget.read, { entry, result: calculateBudget(entry) }),
      answer(calls.wealth.budget.save, { entry: {}, result: calculateBudget({}) }),
      answer(calls.wealth.shortTermInsurance.list, [policy]),
      answer(calls.wealth.riskCover.list, []),
      answer(calls.wealth.retirementPlanning.list, []),
      answer(calls.wealth.shortTermInvestment.list, []),
      answer(calls.wealth.debts.list, []),
      answer(calls.lookup.bankBranches, []),
      answer(calls.lookup.riskCoverTypes, []),
      answer(calls.lookup.retirementPlanningTypes, []),
      answer(calls.wealth.ownCalculations, own),
      answer(calls.wealth.payslip.read, null),
      answer(calls.wealth.mortgage.read, { entry: bond, result: calculateMortgage(bond) }),
      answer(calls.wealth.vehicle.read, null),
      answer(calls.wealth.loan.read, null),
    ],
  });

it('offers no instalment of a bond that was only tried', async () => {
  show([]);
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await person.click(await screen.findByRole('button', { name: 'Fill in from my records' }));
  expect(await screen.findByText('Short-Term Insurance')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Looking…')).not.toBeInTheDocument());
  expect(screen.queryByText('Mortgage Calculator')).not.toBeInTheDocument();
});

it('takes a premium and an instalment over by a press, with their sources, and saves them', async () => {
  show(['mortgage']);
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await person.click(await screen.findByRole('button', { name: 'Fill in from my records' }));
  expect(await screen.findByText('Short-Term Insurance')).toBeInTheDocument();
  // Not filled yet.
  expect(screen.getByLabelText('Short-term insurance')).toHaveValue('');
  await person.click(screen.getByRole('button', { name: 'Use all' }));
  expect(screen.getByLabelText('Short-term insurance')).toHaveValue('612.50');
  expect(screen.getByLabelText('Net salary')).toHaveValue('20 000');
  expect(await screen.findAllByText('Filled in')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fake.sent(calls.wealth.budget.save)[0]?.body).toEqual({
      BudgetEntryModel: {
        netSalary: 20_000,
        bondOrRent: calculateMortgage(bond).totalMonthly,
        shortTermInsurance: 612.5,
      },
    }),
  );
});

it('folds its groups, each with what it holds and its share of income in the head', async () => {
  show([]);
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const head = async (name: string) =>
    (await screen.findByText(name, { selector: 'summary > *' })).parentElement;
  expect(await head('Income')).toHaveTextContent(/^IncomeR\s20\s000\.00$/);
  expect((await head('Income'))?.closest('details')).toHaveAttribute('open');
  const debt = await head('Debt');
  expect(debt?.closest('details')).not.toHaveAttribute('open');
  expect(debt).toHaveTextContent('Nothing yet');
  await person.type(screen.getByLabelText('Credit card'), '500');
  await waitFor(() => expect(debt).toHaveTextContent(/^DebtR\s500\.00, 2\.5%$/));
});

it('shows the usual fields, and one that has a value, in their order; the others are added by a press', async () => {
  show([], { netSalary: 20_000, levies: 850, pets: 0 });
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const home = within(await screen.findByRole('group', { name: 'Home' }));
  const labels = () => home.getAllByRole('textbox').map((field) => field.getAttribute('name'));
  expect(labels()).toEqual(['bondOrRent', 'ratesAndTaxes', 'electricity', 'waterAndSanitation', 'levies']);
  // Shows Pets too: it was saved as 0.
  expect(screen.getByLabelText('Pets')).toHaveValue('0');
  const more = within(home.getByRole('group', { name: 'More for Home' }));
  expect(more.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Home maintenance',
    'Domestic and garden help',
    'Home security',
  ]);
  await person.click(more.getByRole('button', { name: 'Home maintenance' }));
  expect(home.getByLabelText('Home maintenance')).toHaveFocus();
  await person.keyboard('400');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fake.sent(calls.wealth.budget.save)[0]?.body).toEqual({
      BudgetEntryModel: { netSalary: 20_000, levies: 850, homeMaintenance: 400, pets: 0 },
    }),
  );
});

it('has usual fields in each group, in the order of the form', () => {
  const inOrder = budgetGroupNames.flatMap(fieldsOf).filter((field) => usualFields.includes(field));
  expect(usualFields).toEqual(inOrder);
  for (const group of budgetGroupNames)
    expect(fieldsOf(group).filter((field) => usualFields.includes(field)).length).toBeGreaterThan(1);
});
