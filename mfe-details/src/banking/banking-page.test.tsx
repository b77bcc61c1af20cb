import { calls } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BankingPage from './banking-page.tsx';

const { banking } = calls.details;

const id = '01910000-0000-7000-8000-000000000009';
const row = { id, bankUID: id, bankId: 4, accountNumber: '62001234567', accountType: 1, version: 1 };
const lists = [
  answer(calls.lookup.bankBranches, [
    { id: 1, name: 'Absa Bank', branchCode: '632005' },
    { id: 4, name: 'First National Bank', branchCode: '250655' },
  ]),
  answer(calls.lookup.bankAccountType, [{ id: 1, name: 'Cheque' }]),
];

it('shows each account with its bank’s branch code, also in the form, and saves under bankUID', async () => {
  renderWithPlatform(<BankingPage />, {
    answers: [...lists, answer(banking.list, [row]), answer(banking.update, row)],
  });
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const table = within(await screen.findByRole('table', { name: 'Banking' }));
  expect(await table.findByText('Branch code 250655')).toBeInTheDocument();
  await user.click(table.getByRole('button', { name: 'Edit First National Bank ending in 4567' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Banking Details' }));
  expect(await dialog.findByText('250655')).toBeInTheDocument();
  await user.clear(dialog.getByLabelText('Account number'));
  await user.type(dialog.getByLabelText('Account number'), '123');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Invalid Account Number')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Account number'), '45678');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.sent(banking.update)).toHaveLength(1));
  expect(fake.sent(banking.update)[0]?.body).toEqual({
    bankUID: id,
    bankId: 4,
    accountNumber: '12345678',
    accountType: 1,
    version: 1,
  });
});
