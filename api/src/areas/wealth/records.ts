import {
  asset,
  debt,
  detailsCategories,
  medicalAid,
  medicalAidCompletion,
  medicalAidDependants,
  retirementPlanning,
  retirementPlanningCompletion,
  riskCover,
  riskCoverCompletion,
  shortTermInsurance,
  shortTermInsuranceCompletion,
  shortTermInvestment,
  shortTermInvestmentCompletion,
  willAndTestament,
  willAndTestamentCompletion,
  type WealthCategory,
  wealthCategories,
} from '@phila/contract';
import { haveSame, isFilled, joinTexts } from '../../core/records/employer-section.ts';
import { type OwnedTable, ownedTable } from '../../core/records/owned-table.ts';
import { singleRecord } from '../../core/records/single-record.ts';
import type { Category } from '../../core/records/stored-record.ts';
import { keptValue } from './valuations.ts';
import { unlinkedFrom } from './unlinked.ts';
import { coverEnds, debtEnds, insuranceRenews, investmentEnds, planEnds } from './reminder-words.ts';

const countsFor = (category: WealthCategory): Category => ({
  overview: 'wealth',
  category: wealthCategories[category],
});

// Annotated, because the tables that it links to unlink it again.
const assets: OwnedTable<typeof asset> = ownedTable('assets', asset, {
  plural: 'things',
  follows: [keptValue('asset', { value: 'value', day: 'valuedOn' })],
  links: { loanId: () => records.debts.table, policyId: () => records.shortTermInsurance.table },
});

/** The records of My Wealth (specification: wealth). */
export const records = {
  assets,
  shortTermInsurance: ownedTable('short_term_insurance', shortTermInsurance, {
    plural: 'policies',
    completion: { counts: countsFor('shortTerm'), of: shortTermInsuranceCompletion },
    reminds: {
      field: 'renewalDate',
      words: ({ typeId, providerId, providerName }) => insuranceRenews(typeId, providerId, providerName),
    },
    follows: [unlinkedFrom(assets.table, 'policyId')],
  }),
  medicalAidDetails: singleRecord('medical_aid_details', medicalAid, {
    completion: {
      counts: [{ overview: 'details', category: detailsCategories.medicalAid }, countsFor('medical')],
      of: medicalAidCompletion,
    },
    supplied: [{ part: 'medicalAid' }],
  }),
  medicalAidDependants: ownedTable('medical_aid_dependants', medicalAidDependants, {
    plural: 'dependants',
    supplied: {
      part: 'medicalAidDependants',
      nameOf: ({ firstName, surname }) => joinTexts([firstName, surname]),
      isSame: (a, b) =>
        haveSame(a, b, ['idNumber']) ||
        (haveSame(a, b, ['firstName', 'surname', 'dateOfBirth']) &&
          !(isFilled(a, 'idNumber') && isFilled(b, 'idNumber'))),
    },
  }),
  riskCover: ownedTable('risk_cover', riskCover, {
    plural: 'policies',
    completion: { counts: countsFor('risk'), of: riskCoverCompletion },
    reminds: {
      field: 'endDate',
      words: ({ typeId, providerId, providerName }) => coverEnds(typeId, providerId, providerName),
    },
  }),
  shortTermInvestments: ownedTable('short_term_investments', shortTermInvestment, {
    plural: 'investments',
    completion: { counts: countsFor('investments'), of: shortTermInvestmentCompletion },
    reminds: {
      field: 'endDate',
      words: ({ type, provider, providerName }) => investmentEnds(type, provider, providerName),
    },
    follows: [keptValue('investment', { value: 'value' })],
  }),
  retirementPlanning: ownedTable('retirement_planning', retirementPlanning, {
    plural: 'retirement plans',
    completion: { counts: countsFor('retirement'), of: retirementPlanningCompletion },
    reminds: {
      field: 'endDate',
      words: (plan) =>
        planEnds(
          plan.retirementPlanningTypeId,
          plan.retirementPlanningProductProviderId,
          plan.retirementPlanningProductProviderName,
        ),
    },
    follows: [keptValue('retirement', { value: 'value' })],
  }),
  // Counts for no category: My Wealth has six, and having no debts is no gap.
  debts: ownedTable('debts', debt, {
    plural: 'loans',
    reminds: { field: 'endDate', words: ({ kind, bankId, bankName }) => debtEnds(kind, bankId, bankName) },
    follows: [
      keptValue('loan', { value: 'balance', day: 'balanceDate' }),
      unlinkedFrom(assets.table, 'loanId'),
    ],
  }),
  willAndTestament: singleRecord('will_and_testament', willAndTestament, {
    completion: { counts: countsFor('will'), of: willAndTestamentCompletion },
  }),
};
