import {
  debt,
  medicalAid,
  medicalAidDependants,
  retirementPlanning,
  riskCover,
  shortTermInsurance,
  shortTermInvestment,
  southAfricanDay,
  toBody,
} from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { records } from './records.ts';
import { DAY } from '../../core/durations.ts';

/** The demo consumer's medical aid with her daughter, policies, savings, retirement annuity and debts. */
export const demo = async ({ services: { database, clock }, people }: Demo): Promise<void> => {
  const personId = people.get('consumer');
  if (personId === undefined) return;
  await records.medicalAidDetails.save(
    database,
    personId,
    toBody(medicalAid, {
      medicalAidId: 5,
      plan: 'Essential Saver',
      membershipNo: '400123456',
      mainMember: 'Thandi Mokoena',
      joinedDate: '2016-02-01',
      companyContributionPercentage: 0,
      hasGapCover: true,
    }),
    clock.now(),
  );
  const daughter = {
    typeNo: 2,
    titleNo: 4,
    firstName: 'Lindiwe',
    surname: 'Mokoena',
    telephoneNumber: '0711234567',
    dateOfBirth: '2014-08-21',
  };
  await records.medicalAidDependants.create(
    database,
    personId,
    toBody(medicalAidDependants, daughter),
    clock.now(),
  );
  const now = clock.now();
  const dayIn = (days: number) => southAfricanDay(new Date(now.getTime() + days * DAY));
  const insurance = [
    {
      typeId: 3,
      providerId: 1,
      policyNumber: 'V-204518',
      monthlyPremium: 1_245.6,
      inceptionDate: '2023-02-01',
      renewalDate: dayIn(74),
    },
    {
      typeId: 1,
      providerId: 10,
      policyNumber: 'H-77310',
      monthlyPremium: 389,
      inceptionDate: '2021-08-01',
      renewalDate: dayIn(255),
    },
  ];
  for (const policy of insurance)
    await records.shortTermInsurance.create(database, personId, toBody(shortTermInsurance, policy), now);
  const cover = {
    typeId: 1,
    providerId: 2,
    policyNumber: 'L-5520981',
    value: 1_500_000,
    annualInterestRate: 5,
    monthlyContribution: 412.3,
    inceptionDate: '2018-04-01',
    endDate: '2057-04-01',
  };
  await records.riskCover.create(database, personId, toBody(riskCover, cover), now);
  const savings = {
    type: 6,
    provider: 20,
    accountNumber: '1009837716',
    value: 86_450.25,
    annualInterestRate: 7.5,
    monthlyContribution: 1_000,
    inceptionDate: '2020-03-01',
  };
  await records.shortTermInvestments.create(database, personId, toBody(shortTermInvestment, savings), now);
  const annuity = {
    retirementPlanningTypeId: 3,
    retirementPlanningProductProviderId: 10,
    policyNumber: 'RA-301177',
    value: 312_900,
    annualInterestRate: 9,
    monthlyContribution: 2_150,
    inceptionDate: '2015-07-01',
    endDate: '2052-07-01',
  };
  await records.retirementPlanning.create(database, personId, toBody(retirementPlanning, annuity), now);
  const debts = [
    {
      kind: 1,
      bankId: 9,
      accountNumber: '3000012345671',
      balance: 806_312.44,
      balanceDate: dayIn(-12),
      annualInterestRate: 10.25,
      monthlyInstalment: 8_473.52,
      endDate: '2043-04-30',
    },
    // A loan of 60 000 over three years with three instalments left, so that a reminder of its end is due soon.
    {
      kind: 3,
      bankId: 6,
      accountNumber: '1402218830',
      balance: 6_550.9,
      balanceDate: dayIn(-12),
      annualInterestRate: 21,
      monthlyInstalment: 2_260.5,
      endDate: dayIn(61),
    },
  ];
  for (const owed of debts) await records.debts.create(database, personId, toBody(debt, owed), now);
};
