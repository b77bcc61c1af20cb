import { calls } from '@phila/contract/calls';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
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
  expect(contributions).toHaveValue('2 100');
  await person.click(screen.getByRole('button', { name: 'Use all' }));
  // Added up to the cent.
  await waitFor(() =>
    expect(screen.getByLabelText(/^Your retirement contributions/)).toHaveValue('2 150.30'),
  );
  expect(screen.getByLabelText(/^Dependants on your medical aid/)).toHaveValue('2');
  expect(fake.sent(wealth.payslip.save)).toEqual([]);
});
