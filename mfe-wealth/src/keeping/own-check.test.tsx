import { calls } from '@phila/contract/calls';
import { calculateMortgage } from '@phila/finance/mortgage';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isOwnable, OwnCheck } from './own-check.tsx';

const { debts, mortgage, ownCalculations, payslip, saveOwnCalculation } = calls.wealth;
const entry = { purchasePrice: 500_000, annualInterestRate: 0, termYears: 10, startDate: '2090-01-31' };
const saved = { entry, result: calculateMortgage(entry) };

it('says that what is saved is a trial, until the person says that it is theirs', async () => {
  let own: 'mortgage'[] = [];
  renderWithPlatform(<OwnCheck calculator="mortgage" />, {
    signedIn: true,
    answers: [
      answer(mortgage.read, saved),
      answer(debts.list, []),
      answer(ownCalculations, () => own),
      answer(saveOwnCalculation, ({ body }) => {
        own = body.isOwn ? ['mortgage'] : [];
        return own;
      }),
    ],
  });
  const box = await screen.findByRole('checkbox', { name: 'This is my own bond' });
  expect(box).not.toBeChecked();
  expect(screen.getByText(/Until you say so it is a trial/)).toBeInTheDocument();
  await userEvent.click(box);
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
  expect(screen.getByText(/^It counts in what you pay each month/)).toBeInTheDocument();
  expect(fake.sent(saveOwnCalculation)).toEqual([
    { params: { calculator: 'mortgage' }, body: { isOwn: true } },
  ]);
});

it('is for what counts elsewhere alone', () => {
  expect(['payslip', 'mortgage', 'vehicle', 'loan', 'budget', 'retirement'].filter(isOwnable)).toEqual([
    'payslip',
    'mortgage',
    'vehicle',
    'loan',
  ]);
});

it('makes a loan of the records out of it by a press, of the day that it is at the service', async () => {
  const kept: object[] = [];
  renderWithPlatform(<OwnCheck calculator="mortgage" />, {
    signedIn: true,
    now: '2031-05-06T22:30:00Z',
    answers: [
      answer(ownCalculations, ['mortgage']),
      answer(mortgage.read, saved),
      answer(debts.list, () => [...kept] as never),
      answer(debts.create, ({ body }) => {
        const added = { ...body, id: '01910000-0000-7000-8000-000000000001', version: 1 };
        kept.push(added);
        return added as never;
      }),
    ],
  });
  // Shows no button before replies, because they bring the service's time; the device's day does not count.
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it in Loans & Bonds' }));
  expect(await screen.findByRole('link', { name: 'Loans & Bonds' })).toHaveAttribute(
    'href',
    '/wealth/financial-products/loans',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(fake.sent(debts.create)).toEqual([
    {
      body: {
        kind: 1,
        bankId: null,
        bankName: null,
        accountNumber: null,
        balance: 500_000,
        balanceDate: '2031-05-07',
        annualInterestRate: 0,
        monthlyInstalment: saved.result.totalMonthly,
        dueDay: null,
        endDate: saved.result.schedule.at(-1)?.date,
      },
    },
  ]);
});

it('says why a loan could not be kept, and offers it again', async () => {
  renderWithPlatform(<OwnCheck calculator="mortgage" />, {
    signedIn: true,
    answers: [
      answer(ownCalculations, ['mortgage']),
      answer(mortgage.read, saved),
      answer(debts.list, []),
      answer(debts.create, () => {
        throw new CallError(422, 'You have 500 loans, which is as many as we keep.');
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it in Loans & Bonds' }));
  await waitFor(() =>
    expect(fake.notices()).toMatchObject([
      { severity: 'error', text: expect.stringContaining('500 loans') as string },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Keep it in Loans & Bonds' })).toBeEnabled();
});

it('makes no loan of a payslip', async () => {
  renderWithPlatform(<OwnCheck calculator="payslip" />, {
    signedIn: true,
    answers: [answer(ownCalculations, ['payslip']), answer(payslip.read, null), answer(debts.list, [])],
  });
  expect(await screen.findByRole('checkbox', { name: 'This is my own pay' })).toBeChecked();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
