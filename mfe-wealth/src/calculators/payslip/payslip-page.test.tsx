import { calls } from '@phila/contract/calls';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PayslipPage from './payslip-page.tsx';

const { wealth, lookup } = calls;
const plan = (at: number, monthlyContribution: number) => ({
  id: `01910000-0000-7000-8000-00000000000${at}`,
  retirementPlanningTypeId: 3,
  retirementPlanningProductProviderId: 10,
  retirementPlanningProductProviderName: null,
  policyNumber: null,
  value: null,
  annualInterestRate: null,
  monthlyContribution,
  inceptionDate: null,
  endDate: null,
  version: 1,
});
const child = {
  id: '01910000-0000-7000-8000-000000000009',
  typeNo: 2,
  firstName: 'Lindiwe',
  surname: 'Mokoena',
  titleNo: null,
  telephoneNumber: null,
  idNumber: null,
  dateOfBirth: null,
  version: 1,
};

it('takes retirement contributions and dependants over by a press, with their sources, and saves nothing by itself', async () => {
  renderWithPlatform(<PayslipPage />, {
    signedIn: true,
    path: '/wealth/financial-tools/payslip',
    answers: [
      answer(wealth.payslip.read, null),
      answer(wealth.taxYears, [...shippedTaxYears]),
      answer(wealth.retirementPlanning.list, [plan(1, 2_150.1), plan(2, 0.2)]),
      answer(lookup.retirementPlanningTypes, [{ id: 3, name: 'Retirement annuity' }]),
      answer(wealth.medicalAidDependant.list, [child, { ...child, id: child.id.replace(/9$/, '8') }]),
    ],
  });
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const contributions = await screen.findByLabelText(/^Your retirement contributions/);
  await person.click(screen.getByRole('button', { name: 'Fill in from my records' }));
  expect(await screen.findByText('Retirement Planning')).toBeInTheDocument();
  expect(screen.getByText('Medical Aid Dependants')).toBeInTheDocument();
  expect(contributions).toHaveValue('');
  expect(contributions).toHaveAttribute('placeholder', 'e.g. 2 100');
  await person.click(screen.getByRole('button', { name: 'Use all' }));
  // Adds up to the cent.
  await waitFor(() =>
    expect(screen.getByLabelText(/^Your retirement contributions/)).toHaveValue('2 150.30'),
  );
  expect(screen.getByLabelText(/^Dependants on your medical aid/)).toHaveValue('2');
  expect(fake.sent(wealth.payslip.save)).toEqual([]);
});

it('shows what nearly every payslip has; the rest is folded, says what it holds, and is added by a press', async () => {
  renderWithPlatform(<PayslipPage />, {
    path: '/payslipSimulator',
    answers: [answer(wealth.taxYears, [...shippedTaxYears])],
  });
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await screen.findByLabelText(/^Basic salary/);
  const head = (name: string) => screen.getByText(name, { selector: 'summary > span' }).closest('details');
  const openFirst = ['You', 'Taken off'];
  const folded = [
    ['Other pay', 'Nothing yet'],
    ['Paid by your employer', 'Nothing yet'],
    ['The other way round', 'From take-home pay to salary'],
    ['Paid weekly or every two weeks', 'Each month'],
  ] as const;
  for (const name of openFirst) expect(head(name)).toHaveAttribute('open');
  for (const [name, beside] of folded) {
    expect(head(name)).not.toHaveAttribute('open');
    expect(head(name)?.querySelector('summary')).toHaveTextContent(`${name}${beside}`);
  }
  expect(head('Taken off')?.querySelector('summary')).toHaveTextContent(/^Taken offR\s4\s500\.00$/);

  const off = within(screen.getByRole('group', { name: 'Taken off' }));
  expect(off.queryByLabelText(/^And in percent/)).not.toBeInTheDocument();
  await person.click(off.getByRole('button', { name: 'Or enter it as % of basic salary' }));
  expect(off.getByLabelText(/^Or enter it as % of basic salary/)).toHaveFocus();
  await person.keyboard('10');
  await waitFor(() =>
    expect(head('Taken off')?.querySelector('summary')).toHaveTextContent(/^Taken offR\s7\s300\.00$/),
  );
  await person.type(screen.getByLabelText(/^Bonus this month/), '5000');
  await waitFor(() =>
    expect(head('Other pay')?.querySelector('summary')).toHaveTextContent(/^Other payR\s5\s000\.00$/),
  );
});
