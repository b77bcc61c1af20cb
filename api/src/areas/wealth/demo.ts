import {
  asset,
  debt,
  medicalAid,
  medicalAidDependants,
  retirementPlanning,
  riskCover,
  shortTermInsurance,
  shortTermInvestment,
  southAfricanDay,
  toBody,
  type ValuedRecord,
} from '@phila/contract';
import { monthsLater } from '@phila/finance/calendar';
import { centsFromRand } from '@phila/finance/cents';
import type { Demo } from '../../core/area.ts';
import { records } from './records.ts';
import { DAY } from '../../core/durations.ts';
import { writeValuation } from './valuations.ts';

/**
 * The demo consumer's medical aid with her daughter, policies, home, car, savings, retirement annuity and debts, with
 * two years of values.
 */
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
  const policies = [];
  for (const policy of insurance)
    policies.push(
      await records.shortTermInsurance.create(database, personId, toBody(shortTermInsurance, policy), now),
    );
  const [carPolicy, homePolicy] = policies;
  const today = southAfricanDay(now);
  /** Values of earlier months, in rand by months before today. */
  const valuedBefore = async (
    of: ValuedRecord,
    recordId: string,
    values: readonly (readonly [number, number])[],
  ) => {
    for (const [months, rand] of values)
      await writeValuation(
        database,
        { personId, of, recordId },
        { day: monthsLater(today, -months), value: centsFromRand(rand) },
      );
  };
  /** Months before today in which statements came. */
  const statements = [24, 18, 12, 9, 6, 3, 1];
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
  const saving = await records.shortTermInvestments.create(
    database,
    personId,
    toBody(shortTermInvestment, savings),
    now,
  );
  await valuedBefore(
    'investment',
    saving.id,
    statements.map((months) => [months, 86_450.25 - months * 1_480]),
  );
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
  const plan = await records.retirementPlanning.create(
    database,
    personId,
    toBody(retirementPlanning, annuity),
    now,
  );
  await valuedBefore(
    'retirement',
    plan.id,
    statements.map((months) => [months, 312_900 - months * 3_950]),
  );
  const debts = [
    {
      kind: 1,
      bankId: 9,
      accountNumber: '3000012345671',
      balance: 806_312.44,
      balanceDate: dayIn(-12),
      annualInterestRate: 10.25,
      monthlyInstalment: 8_473.52,
      dueDay: 1,
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
      dueDay: 25,
      endDate: dayIn(61),
    },
  ];
  const owed = [];
  for (const one of debts) owed.push(await records.debts.create(database, personId, toBody(debt, one), now));
  const [bond, loan] = owed;
  if (bond === undefined || loan === undefined) return;
  await valuedBefore('loan', bond.id, [
    [24, 841_900],
    [12, 824_600],
  ]);
  await valuedBefore('loan', loan.id, [[24, 48_310]]);
  const home = await records.assets.create(
    database,
    personId,
    toBody(asset, {
      kind: 1,
      name: 'Home, Durban North',
      value: 1_550_000,
      valuedOn: monthsLater(today, -2),
      loanId: bond.id,
      policyId: homePolicy?.id,
    }),
    now,
  );
  await valuedBefore('asset', home.id, [
    [24, 1_465_000],
    [13, 1_510_000],
  ]);
  const car = await records.assets.create(
    database,
    personId,
    toBody(asset, {
      kind: 2,
      name: 'Toyota Corolla, 2019',
      value: 165_000,
      valuedOn: monthsLater(today, -8),
      policyId: carPolicy?.id,
    }),
    now,
  );
  await valuedBefore('asset', car.id, [[24, 189_000]]);
};
