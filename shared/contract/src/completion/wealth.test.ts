import {
  retirementPlanningCompletion,
  riskCoverCompletion,
  shortTermInsuranceCompletion,
  shortTermInvestmentCompletion,
  willAndTestamentCompletion,
} from './wealth.ts';

const policy = {
  typeId: 3,
  providerId: 1,
  providerName: null,
  policyNumber: 'A1',
  monthlyPremium: 0,
  inceptionDate: '2024-01-01',
  renewalDate: '2027-01-01',
};
const cover = {
  typeId: 1,
  providerId: 1,
  providerName: null,
  policyNumber: 'A1',
  value: 1,
  annualInterestRate: 5,
  monthlyContribution: 100,
  inceptionDate: '2024-01-01',
  endDate: '2040-01-01',
};
const investment = {
  type: 1,
  provider: 1,
  providerName: null,
  accountNumber: '1',
  value: 1,
  annualInterestRate: 5,
  monthlyContribution: 100,
  inceptionDate: '2024-01-01',
  endDate: '2040-01-01',
};
const {
  typeId: retirementPlanningTypeId,
  providerId: retirementPlanningProductProviderId,
  providerName: retirementPlanningProductProviderName,
  ...rest
} = cover;
const plan = {
  retirementPlanningTypeId,
  retirementPlanningProductProviderId,
  retirementPlanningProductProviderName,
  ...rest,
};

test('counts, for tables, every field that every row has; nothing without rows', () => {
  expect(shortTermInsuranceCompletion([])).toBe(0);
  expect(shortTermInsuranceCompletion([policy])).toBe(100);
  expect(shortTermInsuranceCompletion([{ ...policy, renewalDate: null, policyNumber: null }])).toBe(67);
  expect(riskCoverCompletion([cover, { ...cover, inceptionDate: null, value: null }])).toBe(83);
  expect(shortTermInvestmentCompletion([{ ...investment, value: null }])).toBe(83);
  expect(retirementPlanningCompletion([plan])).toBe(100);
});

test('a debt without end or interest is complete without them', () => {
  const without = { annualInterestRate: null, endDate: null };
  expect(riskCoverCompletion([{ ...cover, ...without }])).toBe(100);
  expect(shortTermInvestmentCompletion([{ ...investment, ...without }])).toBe(100);
  expect(retirementPlanningCompletion([{ ...plan, ...without }])).toBe(100);
});

test('a provider that was typed counts as one that was chosen', () => {
  const typed = 'Mzansi Mutual';
  const [noId, none] = [{ providerId: null, providerName: typed }, { providerId: null }];
  expect(shortTermInsuranceCompletion([{ ...policy, ...noId }])).toBe(100);
  expect(shortTermInsuranceCompletion([{ ...policy, ...none }])).toBe(83);
  expect(riskCoverCompletion([{ ...cover, ...noId }])).toBe(100);
  expect(shortTermInvestmentCompletion([{ ...investment, provider: null, providerName: typed }])).toBe(100);
  expect(
    retirementPlanningCompletion([
      {
        ...plan,
        retirementPlanningProductProviderId: null,
        retirementPlanningProductProviderName: typed,
      },
    ]),
  ).toBe(100);
});

test('counts, for a will, everything but the power of attorney', () => {
  const will = {
    createdDate: '2024-05-10',
    brokerOrInsitution: 'Mokoena Attorneys',
    brokerOrInstitutionContactNumber: '0315551234',
    executorExecutrix: 'Bheki Dlamini',
    executorExecutrixContactNumber: '0821234567',
  };
  expect(willAndTestamentCompletion(null)).toBe(0);
  expect(willAndTestamentCompletion(will)).toBe(100);
  expect(willAndTestamentCompletion({ ...will, executorExecutrix: null })).toBe(80);
});
