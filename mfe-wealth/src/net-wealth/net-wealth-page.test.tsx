import { calls } from '@phila/contract/calls';
import { calculateNetWealth, type NetWealthEntry } from '@phila/finance/net-wealth';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineOf, noWorth } from '../testing/net-worth.ts';
import NetWealthPage from './net-wealth-page.tsx';

const { read, save } = calls.wealth.netWealth;
const PORTAL = '/wealth/net-wealth/assets-liabilities';
const annuity = lineOf({ of: 'retirement', name: 'Annuity', value: 900 });
const statement = (entry: NetWealthEntry) => ({
  entry,
  result: calculateNetWealth(entry),
  history: [
    { date: '2026-01-31', assets: 100, liabilities: 0, netWealth: 100, change: null },
    { date: '2026-02-28', assets: 150, liabilities: 0, netWealth: 150, change: 50 },
  ],
});

afterEach(() => sessionStorage.clear());

/** @param more answers besides the answers for a person with only a bond */
const show = (path: string, saved: NetWealthEntry | null = null, more: Answer[] = []) => {
  renderWithPlatform(<NetWealthPage />, {
    path,
    signedIn: path === PORTAL,
    answers: [
      answer(read, saved && statement(saved)),
      answer(save, ({ body }) => statement(body)),
      answer(calls.wealth.netWorth.read, {
        ...noWorth,
        lines: [
          lineOf({ of: 'calculation', id: 'mortgage', name: 'Bond', isOwed: true, value: 500_000 }),
          annuity,
        ],
      }),
      ...more,
    ],
  });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const shown = () =>
  screen
    .getByRole('region', { name: 'Answer' })
    .textContent?.replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '') ?? '';

it('adds lines by a press, with the focus where the value goes, and computes as one types', async () => {
  const person = show('/netWealth');
  await person.click(group('Personal assets').getByRole('button', { name: 'Home' }));
  expect(screen.getByLabelText('Value of Home')).toHaveFocus();
  await person.keyboard('1500000');
  await person.click(group('Long-term liabilities').getByRole('button', { name: 'Bond' }));
  await person.keyboard('900000');
  await waitFor(() => expect(shown()).toContain('R 600 000.00'));
  expect(screen.queryByText(/your records/)).not.toBeInTheDocument();
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

it('is filled in from the records, and a value changed here changes there when it is saved', async () => {
  const person = show(PORTAL, null, [answer(calls.wealth.netWorth.setValue, true)]);
  expect(await screen.findByText(/^From Mortgage Calculator, /)).toBeInTheDocument();
  expect(screen.getByText(/^From Retirement Planning, 01 Nov 2026/)).toBeInTheDocument();
  await waitFor(() => expect(shown()).toContain('-R 499 100.00'));
  const value = screen.getByLabelText('Value of Annuity');
  await person.clear(value);
  await person.type(value, '950');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.sent(save)).toHaveLength(1));
  expect(fake.sent(save)[0]?.body.lines).toEqual([
    {
      group: 'longTerm',
      label: 'Bond',
      amount: 500_000,
      date: '2026-11-01',
      source: 'Mortgage Calculator',
    },
    {
      group: 'retirement',
      label: 'Annuity',
      amount: 950,
      date: expect.stringMatching(/^\d{4}-/) as string,
      source: 'Retirement Planning',
    },
  ]);
  await waitFor(() =>
    expect(fake.sent(calls.wealth.netWorth.setValue)).toMatchObject([
      { params: { of: 'retirement', id: annuity.id }, body: { value: 950 } },
    ]),
  );
});

it('shows the saved days as a chart with its figures', async () => {
  show(PORTAL, { lines: [{ group: 'cash', label: 'Current account', amount: 150 }] });
  const table = await screen.findByRole('table', { name: 'Your net wealth over time', hidden: true });
  const [, first, second] = within(table).getAllByRole('row', { hidden: true });
  expect(first).toHaveTextContent(/31 Jan 2026.*R.100\.00/);
  expect(second).toHaveTextContent(/28 Feb 2026.*R.150\.00/);
  expect(screen.getByText(/R.50\.00 more than the time before/)).toBeInTheDocument();
});
