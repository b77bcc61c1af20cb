import { calls } from '@phila/contract/calls';
import { calculateNetWealth } from '@phila/finance/net-wealth';
import { CallError } from '@phila/platform';
import { answer, type Answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import { noRecords } from '../testing/no-records.ts';
import MoneyToday from './index.tsx';

const { wealth } = calls;

/** Draws the card for a person without records, unless given more answers. */
const show = (more: Answer[] = []) =>
  renderWithPlatform(<MoneyToday />, {
    signedIn: true,
    answers: [...noRecords, ...more],
  });

const entry = {
  lines: [
    { group: 'cash' as const, label: 'Savings account', amount: 12_000 },
    { group: 'longTerm' as const, label: 'Loan', amount: 2_000.5 },
  ],
  date: '2026-11-01',
};
const points = [
  { date: '2026-10-01', assets: 9_000, liabilities: 2_000, netWealth: 7_000, change: null },
  { date: '2026-11-01', assets: 12_000, liabilities: 2_000.5, netWealth: 9_999.5, change: 2_999.5 },
];

it('says what the person is worth, has and owes, and how that changed', async () => {
  show([answer(wealth.netWealth.read, { entry, result: calculateNetWealth(entry), history: points })]);
  const card = within(await screen.findByRole('region', { name: 'My money' }));
  expect(await card.findByText(/^R\s9\s999\.50$/)).toBeInTheDocument();
  expect(card.getByText(/^R\s2\s999\.50 more than on 01 Oct 2026$/)).toBeInTheDocument();
  expect(card.getByText(/^R\s12\s000\.00$/)).toBeInTheDocument();
  expect(card.getByText(/^R\s2\s000\.50$/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'See what it is made of' })).toHaveAttribute(
    'href',
    '/wealth/overview',
  );
});

it('calls what the records have no net wealth: they know a bond and not the house', async () => {
  show([
    answer(wealth.shortTermInvestment.list, [
      {
        id: '01910000-0000-7000-8000-000000000001',
        type: 1,
        provider: 1,
        providerName: null,
        accountNumber: null,
        value: 86_450.25,
        annualInterestRate: null,
        monthlyContribution: null,
        inceptionDate: null,
        endDate: null,
        version: 1,
      },
    ]),
  ]);
  expect(await screen.findByText(/^R\s86\s450\.25$/)).toBeInTheDocument();
  expect(screen.queryByText('Net wealth')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Work out your net wealth' })).toBeInTheDocument();
});

it('says no sum where nothing is known, and what to do', async () => {
  show();
  expect(await screen.findByText('We don’t know yet what you have and owe.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add what you own' })).toBeInTheDocument();
  expect(screen.queryByText(/^R\s/)).not.toBeInTheDocument();
});

it('says no sum of which a part could not be read', async () => {
  show([
    answer(wealth.debts.list, () => {
      throw new CallError(400, 'down');
    }),
    answer(wealth.netWealth.read, { entry, result: calculateNetWealth(entry), history: [] }),
  ]);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.queryByText(/^R\s/)).not.toBeInTheDocument();
});
