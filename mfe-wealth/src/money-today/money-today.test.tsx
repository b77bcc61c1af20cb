import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, type Answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import { lineOf, noWorth } from '../testing/net-worth.ts';
import MoneyToday from './index.tsx';

const { read } = calls.wealth.netWorth;
const show = (...answers: Answer[]) => renderWithPlatform(<MoneyToday />, { signedIn: true, answers });

it('says what the person is worth, has and owes, and how that changed', async () => {
  show(
    answer(read, {
      ...noWorth,
      own: 12_000,
      owe: 2_000.5,
      net: 9_999.5,
      change: { amount: 2_999.5, since: '2026-10-31' },
      lines: [lineOf({ value: 12_000 }), lineOf({ of: 'loan', value: 2_000.5, isOwed: true })],
    }),
  );
  const card = within(await screen.findByRole('region', { name: 'My money' }));
  expect(await card.findByText(/^R\s9\s999\.50$/)).toBeInTheDocument();
  expect(card.getByText(/^up R\s2\s999\.50 since the end of October 2026$/)).toBeInTheDocument();
  expect(card.getByText(/^R\s12\s000\.00$/)).toBeInTheDocument();
  expect(card.getByText(/^R\s2\s000\.50$/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'See what it is made of' })).toHaveAttribute(
    'href',
    '/wealth/overview',
  );
});

it('says what is paid of a person who has no value yet, and no net worth', async () => {
  show(
    answer(read, {
      ...noWorth,
      pay: { total: 845.5, percentOfPay: null, parts: [{ label: 'Short-term insurance', amount: 845.5 }] },
    }),
  );
  expect(await screen.findByText(/^R\s845\.50$/)).toBeInTheDocument();
  expect(screen.queryByText('Net worth')).not.toBeInTheDocument();
  expect(screen.queryByText(/^R\s0\.00$/)).not.toBeInTheDocument();
});

it('says no sum where nothing is known, and what to do', async () => {
  show(answer(read, noWorth));
  expect(await screen.findByText('Nothing you own or owe is here yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add what you own' })).toHaveAttribute('href', '/wealth/overview');
  expect(screen.queryByText(/^R\s/)).not.toBeInTheDocument();
});

it('says no sum that could not be read', async () => {
  show(
    answer(read, () => {
      throw new CallError(400, 'down');
    }),
  );
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.queryByText(/^R\s/)).not.toBeInTheDocument();
});
