import { calls } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BankingPage from './banking-page.tsx';

const { banking } = calls.details;

const id = '01910000-0000-7000-8000-000000000009';
const row = {
  id,
  bankUID: id,
  bankId: 4,
  bankName: null,
  accountNumber: '62001234567',
  accountType: 1,
  version: 1,
};
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
    bankName: null,
    accountNumber: '12345678',
    accountType: 1,
    version: 1,
  });
});

it('shows a bank that was typed, of which no branch code is known', async () => {
  const typed = { ...row, bankId: null, bankName: 'OM Bank' };
  renderWithPlatform(<BankingPage />, { answers: [...lists, answer(banking.list, [typed])] });
  const table = within(await screen.findByRole('table', { name: 'Banking' }));
  expect(await table.findByRole('button', { name: 'Edit OM Bank ending in 4567' })).toBeInTheDocument();
  expect(table.getByText('OM Bank')).toBeInTheDocument();
  expect(table.queryByText(/Branch code|Not known/)).not.toBeInTheDocument();
});

it('asks for a bank in the words of the specification, and takes one that is in no list', async () => {
  renderWithPlatform(<BankingPage />, {
    answers: [...lists, answer(banking.list, []), answer(banking.create, row)],
  });
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await user.click(await screen.findByRole('button', { name: 'Add a bank account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Banking Details' }));
  await waitFor(() => expect(dialog.getByLabelText('Bank')).toHaveAttribute('aria-autocomplete', 'list'));
  const bank = dialog.getByLabelText('Bank');
  expect(bank).toBeRequired();
  await dialog.findByRole('option', { name: 'Cheque' });
  await user.selectOptions(dialog.getByLabelText('Account type'), 'Cheque');
  await user.type(dialog.getByLabelText('Account number'), '6200 1234 567');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bank).toHaveAccessibleDescription(expect.stringContaining('Please select a valid bank')),
  );
  expect(fake.sent(banking.create)).toEqual([]);
  await user.click(bank);
  await user.paste('OM Bank');
  await user.tab();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.sent(banking.create)).toHaveLength(1));
  expect(fake.sent(banking.create)[0]?.body).toMatchObject({
    bankId: null,
    bankName: 'OM Bank',
    accountNumber: '62001234567',
  });
});
