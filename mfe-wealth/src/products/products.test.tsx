import { calls } from '@phila/contract/calls';
import { southAfricanDay } from '@phila/contract/format';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoansPage from './loans-page.tsx';
import MedicalAidDependantsPage from './medical-aid-dependants-page.tsx';
import MedicalAidPage from './medical-aid-page.tsx';
import RetirementPlanningPage from './retirement-planning-page.tsx';
import RiskCoverPage from './risk-cover-page.tsx';
import ShortTermInsurancePage from './short-term-insurance-page.tsx';
import ShortTermInvestmentsPage from './short-term-investments-page.tsx';

const { wealth, lookup } = calls;

const DAY = 86_400_000;
const inDays = (days: number): string => southAfricanDay(new Date(Date.now() + days * DAY));

const policy = (id: string, monthlyPremium: number, renewalDate: string | null) => ({
  id: `01910000-0000-7000-8000-00000000000${id}`,
  typeId: 3,
  providerId: 1,
  providerName: null,
  policyNumber: `P-${id}`,
  monthlyPremium,
  inceptionDate: null,
  renewalDate,
  version: 1,
});
const lists = [
  answer(lookup.shortTermTypes, [{ id: 3, name: 'Vehicle' }]),
  answer(lookup.shortTermProviders, [{ id: 1, name: 'Santam' }]),
];

it('shows what each policy costs a month and when it renews, and below them what all cost', async () => {
  renderWithPlatform(<ShortTermInsurancePage />, {
    signedIn: true,
    answers: [
      ...lists,
      answer(wealth.shortTermInsurance.list, [policy('1', 0.1, inDays(12)), policy('2', 0.2, inDays(-3))]),
    ],
  });
  // Expects the text in the policy's row and in the sum.
  await waitFor(() => expect(screen.getAllByText('in 12 days')).toHaveLength(2));
  expect(screen.getByText('over')).toBeInTheDocument();
  const all = within(screen.getByRole('region', { name: 'All together' }));
  expect(all.getByText('You pay each month').nextElementSibling).toHaveTextContent(/^R\s0\.30$/);
  expect(all.getByText('Next renewal').nextElementSibling).toHaveTextContent('in 12 days');
});

const paidInto = (id: string) => ({
  id: `01910000-0000-7000-8000-00000000000${id}`,
  policyNumber: null,
  value: 1_000.1,
  annualInterestRate: null,
  monthlyContribution: 250.2,
  inceptionDate: null,
  endDate: inDays(12),
  version: 1,
});

it.each([
  {
    Screen: RiskCoverPage,
    words: ['You pay each month', 'Paid out together', 'Next to end'],
    list: answer(
      wealth.riskCover.list,
      ['1', '2'].map((id) => ({ ...paidInto(id), typeId: 1, providerId: 1, providerName: null })),
    ),
  },
  {
    Screen: RetirementPlanningPage,
    words: ['Put away each month', 'Worth together', 'Next to end'],
    list: answer(
      wealth.retirementPlanning.list,
      ['1', '2'].map((id) => ({
        ...paidInto(id),
        retirementPlanningTypeId: 1,
        retirementPlanningProductProviderId: 1,
        retirementPlanningProductProviderName: null,
      })),
    ),
  },
  {
    Screen: ShortTermInvestmentsPage,
    words: ['You put away each month', 'Worth together', 'Next to pay out'],
    list: answer(
      wealth.shortTermInvestment.list,
      ['1', '2'].map((id) => ({
        ...paidInto(id),
        type: 1,
        provider: 1,
        providerName: null,
        accountNumber: null,
      })),
    ),
  },
  {
    Screen: LoansPage,
    words: ['You pay each month', 'You owe together', 'Next to be paid off'],
    list: answer(
      wealth.debts.list,
      ['1', '2'].map((id) => ({
        id: paidInto(id).id,
        kind: 1 as const,
        bankId: null,
        bankName: 'Mzansi Bank',
        accountNumber: null,
        balance: 1_000.1,
        balanceDate: '2026-10-31',
        annualInterestRate: 10.25,
        monthlyInstalment: 250.2,
        dueDay: null,
        endDate: inDays(12),
        version: 1,
      })),
    ),
  },
])('$words: what all come to, in the words of their kind', async ({ Screen, words, list }) => {
  renderWithPlatform(<Screen />, {
    signedIn: true,
    answers: [
      list,
      answer(lookup.bankBranches, []),
      answer(lookup.riskCoverTypes, []),
      answer(lookup.riskCoverProviders, []),
      answer(lookup.retirementPlanningTypes, []),
      answer(lookup.retirementPlanningProductProviders, []),
      answer(lookup.shortTermInvestmentsTypes, []),
      answer(lookup.shortTermInvestmentsProviders, []),
    ],
  });
  // Expects the text in each row and in the sum below.
  await waitFor(() => expect(screen.getAllByText('in 12 days')).toHaveLength(3));
  const all = within(screen.getByRole('region', { name: 'All together' }));
  const texts = words.map((word) => all.getByText(word).nextElementSibling?.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^R\s500\.40$/),
    expect.stringMatching(/^R\s2\s000\.20$/),
    expect.stringContaining('in 12 days'),
  ]);
});

it('shows the provider that was typed, in its row and in what is said of it', async () => {
  const typed = { ...policy('1', 0.1, null), providerId: null, providerName: 'Mzansi Mutual' };
  renderWithPlatform(<ShortTermInsurancePage />, {
    signedIn: true,
    answers: [...lists, answer(wealth.shortTermInsurance.list, [typed])],
  });
  expect(await screen.findByRole('cell', { name: 'Mzansi Mutual' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Edit Vehicle, Mzansi Mutual' })).toBeInTheDocument();
});

it('asks for a provider in the words of the specification, and takes one that is in no list', async () => {
  const kept: ReturnType<typeof policy>[] = [];
  renderWithPlatform(<ShortTermInsurancePage />, {
    signedIn: true,
    answers: [
      ...lists,
      answer(wealth.shortTermInsurance.list, () => [...kept]),
      answer(wealth.shortTermInsurance.create, ({ body }) => {
        const added = { ...policy('1', 0, null), ...body, version: 1 };
        kept.push(added as never);
        return added;
      }),
    ],
  });
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await person.click(await screen.findByRole('button', { name: 'Add an insurance policy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Short-Term Insurance Details' }));
  await waitFor(() => expect(dialog.getByLabelText('Provider')).toHaveAttribute('aria-autocomplete', 'list'));
  const provider = dialog.getByLabelText('Provider');
  expect(provider).toBeRequired();
  await dialog.findByRole('option', { name: 'Vehicle' });
  await person.selectOptions(dialog.getByLabelText('Type'), 'Vehicle');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(provider).toHaveAccessibleDescription(expect.stringContaining('Please select a valid provider')),
  );
  expect(fake.sent(wealth.shortTermInsurance.create)).toEqual([]);
  await person.click(provider);
  await person.paste('M'.repeat(101));
  await person.tab();
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(provider).toHaveAccessibleDescription(expect.stringContaining('Use at most 100 characters')),
  );
  await person.clear(provider);
  await person.type(provider, 'Mzansi Mutual');
  await person.tab();
  await waitFor(() => expect(dialog.queryByText('Use at most 100 characters')).not.toBeInTheDocument());
  await waitFor(() => expect(dialog.queryByText('Please select a valid provider')).not.toBeInTheDocument());
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.sent(wealth.shortTermInsurance.create)).toHaveLength(1));
  expect(fake.sent(wealth.shortTermInsurance.create)[0]?.body).toMatchObject({
    typeId: 3,
    providerId: null,
    providerName: 'Mzansi Mutual',
  });
  expect(await screen.findByRole('cell', { name: 'Mzansi Mutual' })).toBeInTheDocument();
});

it('sums nothing up where there is nothing', async () => {
  renderWithPlatform(<ShortTermInsurancePage />, {
    signedIn: true,
    answers: [...lists, answer(wealth.shortTermInsurance.list, [])],
  });
  expect(await screen.findByText('No Short-Term Insurance Available')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'All together' })).not.toBeInTheDocument();
});

it('adds a dependant with the words and the rules of the specification', async () => {
  renderWithPlatform(<MedicalAidDependantsPage />, {
    signedIn: true,
    answers: [
      answer(lookup.medicalAidDependants, [{ id: 2, name: 'Child' }]),
      answer(lookup.titles, [{ titleTypeNo: 1, titleType: 'Mr' }]),
      answer(wealth.medicalAidDependant.list, []),
    ],
  });
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await person.click(await screen.findByRole('button', { name: 'Add Dependant' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Medical Aid Dependants Details' }));
  await person.type(dialog.getByLabelText('ID number'), '123');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('Please enter at least 3 characters')).toHaveLength(2);
  expect(dialog.getByText('ID must be 13 digits')).toBeInTheDocument();
  expect(fake.sent(wealth.medicalAidDependant.create)).toEqual([]);
});

it('shows the medical aid that was typed', async () => {
  renderWithPlatform(<MedicalAidPage />, {
    signedIn: true,
    answers: [
      answer(lookup.medicalAid, []),
      answer(wealth.medicalAidDetails, {
        medicalAidId: null,
        medicalAidName: 'Umvuzo Health',
        plan: 'Classic',
        membershipNo: null,
        mainMember: 'Thandi Mokoena',
        joinedDate: null,
        companyContributionPercentage: 0,
        hasGapCover: null,
        rewardsProgramme: null,
        version: 1,
      }),
    ],
  });
  const scheme = () => screen.getByText('Medical aid', { selector: 'dt' });
  await waitFor(() => expect(scheme().nextElementSibling).toHaveTextContent('Umvuzo Health'));
  expect(screen.queryByText('Medical aid that is not listed')).not.toBeInTheDocument();
});

it('shows the medical aid, with the way to its dependants; gap cover may be left open', async () => {
  renderWithPlatform(<MedicalAidPage />, {
    signedIn: true,
    answers: [
      answer(lookup.medicalAid, [{ id: 5, name: 'Discovery Health', scheme: 'open' }]),
      answer(wealth.medicalAidDetails, {
        medicalAidId: 5,
        medicalAidName: null,
        plan: 'Classic',
        membershipNo: null,
        mainMember: 'Thandi Mokoena',
        joinedDate: null,
        companyContributionPercentage: 0,
        hasGapCover: null,
        rewardsProgramme: null,
        version: 1,
      }),
    ],
  });
  const gap = () => screen.getByText('Gap cover', { selector: 'dt' });
  await waitFor(() => expect(gap().nextElementSibling).toHaveTextContent('Not given'));
  expect(
    screen.getByText('Company contribution percentage', { selector: 'dt' }).nextElementSibling,
  ).toHaveTextContent(/^0%$/);
  expect(screen.getByRole('link', { name: /^Medical Aid Dependants/ })).toHaveAttribute(
    'href',
    '/wealth/financial-products/medical-aid-dependants',
  );
});
