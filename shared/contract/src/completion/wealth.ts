import type { retirementPlanning } from '../records/retirement-planning.ts';
import type { RowOf } from '../records/record.ts';
import type { riskCover } from '../records/risk-cover.ts';
import type { shortTermInsurance } from '../records/short-term-insurance.ts';
import type { shortTermInvestment } from '../records/short-term-investment.ts';
import type { willAndTestament } from '../records/will-and-testament.ts';
import { completionOf, completionOfRows } from './percentage.ts';

/*
 * Completion of each part of My Wealth (specification: wealth, "Overview"); medical aid is counted as in My Details.
 * Tables expect every field of a row, except end and interest rate: a current funeral cover, shares or an annuity have
 * none. A provider may be chosen or typed.
 */

type Values<Row> = Omit<Row, 'id' | 'version'>;

export const shortTermInsuranceCompletion = completionOfRows<Values<RowOf<typeof shortTermInsurance>>>([
  'typeId',
  ['providerId', 'providerName'],
  'policyNumber',
  'monthlyPremium',
  'inceptionDate',
  'renewalDate',
]);

export const riskCoverCompletion = completionOfRows<Values<RowOf<typeof riskCover>>>([
  'typeId',
  ['providerId', 'providerName'],
  'policyNumber',
  'value',
  'monthlyContribution',
  'inceptionDate',
]);

export const shortTermInvestmentCompletion = completionOfRows<Values<RowOf<typeof shortTermInvestment>>>([
  'type',
  ['provider', 'providerName'],
  'accountNumber',
  'value',
  'monthlyContribution',
  'inceptionDate',
]);

export const retirementPlanningCompletion = completionOfRows<Values<RowOf<typeof retirementPlanning>>>([
  'retirementPlanningTypeId',
  ['retirementPlanningProductProviderId', 'retirementPlanningProductProviderName'],
  'policyNumber',
  'value',
  'monthlyContribution',
  'inceptionDate',
]);

/** Leaves out the power of attorney, because few people need it. */
export const willAndTestamentCompletion = completionOf<
  Pick<
    RowOf<typeof willAndTestament>,
    | 'createdDate'
    | 'brokerOrInsitution'
    | 'brokerOrInstitutionContactNumber'
    | 'executorExecutrix'
    | 'executorExecutrixContactNumber'
  >
>([
  'createdDate',
  'brokerOrInsitution',
  'brokerOrInstitutionContactNumber',
  'executorExecutrix',
  'executorExecutrixContactNumber',
]);
