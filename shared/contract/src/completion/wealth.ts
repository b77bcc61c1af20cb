import type { retirementPlanning } from '../records/retirement-planning.ts';
import type { RowOf } from '../records/record.ts';
import type { riskCover } from '../records/risk-cover.ts';
import type { shortTermInsurance } from '../records/short-term-insurance.ts';
import type { shortTermInvestment } from '../records/short-term-investment.ts';
import type { willAndTestament } from '../records/will-and-testament.ts';
import { completionOf, completionOfRows } from './percentage.ts';

/*
 * How complete each part of My Wealth is (specification: wealth, "Overview"); medical aid counts there as it does in
 * My Details. Of a table every field of a row is expected, but no end and no rate of interest: a funeral cover, shares
 * and an annuity under way have none. Of a provider that may be typed, either.
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

/** All but the power of attorney, which few people need. */
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
