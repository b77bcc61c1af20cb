import { ownLoans as loanChoices, ownPolicies as policyChoices } from '../../lookups/own-rows.ts';
import { asset as assetRecord } from '../../records/asset.ts';
import { debt as debtRecord } from '../../records/debt.ts';
import { retirementPlanning as retirementPlanningRecord } from '../../records/retirement-planning.ts';
import { riskCover as riskCoverRecord } from '../../records/risk-cover.ts';
import { shortTermInsurance as shortTermInsuranceRecord } from '../../records/short-term-insurance.ts';
import { shortTermInvestment as shortTermInvestmentRecord } from '../../records/short-term-investment.ts';
import { singleRecordCalls } from '../../records/single-record-calls.ts';
import { tableCalls } from '../../records/table-calls.ts';
import { willAndTestament as willAndTestamentRecord } from '../../records/will-and-testament.ts';

export const assets = tableCalls(assetRecord);
export const ownLoans = loanChoices.read;
export const ownPolicies = policyChoices.read;
export const shortTermInsurance = tableCalls(shortTermInsuranceRecord);
export const shortTermInvestment = tableCalls(shortTermInvestmentRecord);
export const retirementPlanning = tableCalls(retirementPlanningRecord);
export const debts = tableCalls(debtRecord);
export const riskCover = tableCalls(riskCoverRecord);

const will = singleRecordCalls(willAndTestamentRecord);
export const willAndTestament = { read: will.read, create: will.create, update: will.update };
