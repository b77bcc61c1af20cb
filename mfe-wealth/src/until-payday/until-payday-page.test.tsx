import { calls, type UpcomingPayment, type UpcomingPayments } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UntilPaydayPage from './until-payday-page.tsx';

const { upcomingPayments, netWorth } = calls.wealth;

const payment = (more: Partial<UpcomingPayment>): UpcomingPayment => ({
  of: 'loan',
  id: '01910000-0000-7000-8000-000000000001',
  name: 'Home loan (bond), FNB',
  amount: 8_473.52,
  savedOn: '2026-11-12',
  dueDay: 1,
  endsOn: null,
  ...more,
});
const nothing: UpcomingPayments = {
  today: '2026-11-30',
  pay: null,
  payments: [],
  renewals: [],
  accounts: [],
  budgetRest: null,
};
const known: UpcomingPayments = {
  ...nothing,
  pay: { amount: 21_840.67, savedOn: '2026-10-01' },
  payments: [
    payment({}),
    payment({
      of: 'insurance',
      id: '01910000-0000-7000-8000-000000000002',
      name: 'Vehicle, Santam',
      amount: 1_245.6,
      dueDay: null,
      savedOn: null,
    }),
  ],
  renewals: [{ id: 'r', name: 'Vehicle, Santam', day: '2026-12-14' }],
  accounts: [
    {
      id: '01910000-0000-7000-8000-000000000003',
      name: 'Cheque account',
      value: 5_000,
      valuedOn: '2026-11-12',
    },
  ],
  budgetRest: { amount: 9_300, savedOn: '2026-10-12' },
};

const show = (upcoming: UpcomingPayments) => {
  renderWithPlatform(<UntilPaydayPage />, {
    signedIn: true,
    answers: [answer(upcomingPayments, upcoming), answer(netWorth.setValue, true)],
  });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const text = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const answerText = () => text(screen.getByRole('region', { name: 'Answer' }));
const balance = () => screen.findByLabelText(/^In your account today/);

afterEach(() => sessionStorage.clear());

it('shows no figure before one is typed, and of each payment from when it is', async () => {
  show(known);
  await balance();
  expect(answerText()).toContain('We don’t know yet');
  const payments = within(screen.getByRole('list', { name: 'Payments' }))
    .getAllByRole('listitem')
    .map(text);
  expect(payments[0]).toContain('on the 1st · as of 12 Nov 2026');
  expect(payments[1]).toContain('day of the month not recorded · the day of this amount is not known');
  expect(payments[2]).toContain('take-home pay · as of 01 Oct 2026');
  expect(text(screen.getByRole('list', { name: 'Renewals' }))).toContain('renews on 14 December 2026');
  expect(text(document.body)).toContain('Cheque account was R 5 000.00 on 12 Nov 2026.');
  // R 9 300 × 12 ÷ 365.
  expect(text(document.body)).toContain('Your budget, as of 12 Oct 2026, has R 305.75 a day');
});

it('says the lowest day, and what to move by when', async () => {
  const user = show(known);
  await user.type(await balance(), '9 000');
  await user.type(screen.getByLabelText(/^Day of the month on which you are paid/), '25');
  // R 9 000 less the car's premium today and the bond tomorrow.
  await waitFor(() => expect(answerText()).toContain('Lowest, at the end of 1 December 2026'));
  expect(answerText()).toContain('from what you typed on 30 November 2026');
  expect(answerText()).toContain('Move R 719.12 into it by 1 December 2026.');
  expect(answerText()).toContain(
    'Or ask that Vehicle, Santam (R 1 245.60 on 30 November 2026) goes off on 25 December 2026, when you are paid.',
  );
  await user.type(screen.getByLabelText(/^In your account today/), '0');
  await waitFor(() => expect(answerText()).toContain('Nothing has to be moved: R 80 280.88 is left'));
  // Each day with what goes off.
  const table = await screen.findByRole('table', { name: 'Your account, day by day', hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true }).map(text).slice(0, 3)).toEqual([
    'DayAt the end of the dayGoes offSpentComes in',
    '30 Nov 2026R 88 754.40R 1 245.60R 0.00R 0.00',
    '01 Dec 2026R 80 280.88R 8 473.52R 0.00R 0.00',
  ]);
  // A wrong day keeps the last answer, and says so.
  await user.type(screen.getByLabelText(/^Day of the month on which you are paid/), '9');
  await waitFor(() => expect(answerText()).toContain('This is your last answer'));
});

it('keeps what was typed as the value of the one account, by a press alone', async () => {
  const user = show(known);
  await user.type(await balance(), '9 000');
  await user.type(screen.getByLabelText(/^Day of the month on which you are paid/), '25');
  await user.click(await screen.findByRole('button', { name: 'Keep it as today’s value of Cheque account' }));
  await waitFor(() =>
    expect(fake.sent(netWorth.setValue)).toEqual([
      {
        params: { of: 'asset', id: known.accounts[0]?.id },
        body: { day: '2026-11-30', value: 9_000 },
      },
    ]),
  );
});

it('begins with the value of today, asks no day that all have, and leaves out a pay that is not known', async () => {
  const [account] = known.accounts;
  show({
    ...known,
    pay: null,
    payments: [payment({})],
    accounts: account === undefined ? [] : [{ ...account, valuedOn: '2026-11-30' }],
  });
  expect(await balance()).toHaveDisplayValue(/^5.000/);
  expect(screen.queryByLabelText(/^Day on which the others go off/)).toBeNull();
  expect(text(screen.getByRole('list', { name: 'Payments' }))).toContain(
    'not known: save your payslip as yours',
  );
});

it('leads a person without payments to record one', async () => {
  show(nothing);
  expect(await screen.findByRole('link', { name: 'Add a bond or a loan' })).toHaveAttribute(
    'href',
    '/wealth/financial-products/loans#add',
  );
});

it('says that it could not be read, under its title', async () => {
  renderWithPlatform(<UntilPaydayPage />, {
    signedIn: true,
    answers: [
      answer(upcomingPayments, () => {
        throw new CallError(500, 'This did not work');
      }),
    ],
  });
  expect(await screen.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Until payday');
});
