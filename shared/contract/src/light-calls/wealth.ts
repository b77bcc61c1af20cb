// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/wealth/index.ts';
import type { Light } from '../light-call.ts';

export const budget: Light<typeof full.budget> = { read: { method: 'GET', path: '/Wealth/budget-calculator', access: 'person' }, save: { method: 'POST', path: '/Wealth/budget-calculator', access: 'person' } };
export const compoundInterest: Light<typeof full.compoundInterest> = { read: { method: 'GET', path: '/Wealth/compound-interest', access: 'person' }, save: { method: 'POST', path: '/Wealth/compound-interest', access: 'person' } };
export const loan: Light<typeof full.loan> = { read: { method: 'GET', path: '/Wealth/loan-calculator', access: 'person' }, save: { method: 'POST', path: '/Wealth/loan-calculator', access: 'person' } };
export const medicalAidDependant: Light<typeof full.medicalAidDependant> = { bulk: { method: 'DELETE', path: '/Wealth/bulk-medical-aid-dependant', access: 'person' }, create: { method: 'POST', path: '/Wealth/medical-aid-dependant', access: 'person', timeout: 5000 }, list: { method: 'GET', path: '/Wealth/medical-aid-dependant', access: 'person' }, remove: { method: 'DELETE', path: '/Wealth/medical-aid-dependant', access: 'person' }, update: { method: 'PUT', path: '/Wealth/medical-aid-dependant', access: 'person' } };
export const medicalAidDetails: Light<typeof full.medicalAidDetails> = { method: 'GET', path: '/Wealth/get-medical-aid-details', access: 'person' };
export const mortgage: Light<typeof full.mortgage> = { read: { method: 'GET', path: '/Wealth/mortgage-calculator', access: 'person' }, save: { method: 'POST', path: '/Wealth/mortgage-calculator', access: 'person' } };
export const netWealth: Light<typeof full.netWealth> = { read: { method: 'GET', path: '/Wealth/net-wealth', access: 'person' }, save: { method: 'PUT', path: '/Wealth/net-wealth', access: 'person' } };
export const payslip: Light<typeof full.payslip> = { read: { method: 'GET', path: '/Wealth/payslip', access: 'person' }, save: { method: 'POST', path: '/Wealth/payslip', access: 'person' } };
export const payslipCalculator: Light<typeof full.payslipCalculator> = { method: 'GET', path: '/Wealth/payslip-calculator', access: 'person' };
export const retirement: Light<typeof full.retirement> = { read: { method: 'GET', path: '/Wealth/retirement-calculator', access: 'person' }, save: { method: 'POST', path: '/Wealth/retirement-calculator', access: 'person' } };
export const saveTaxYear: Light<typeof full.saveTaxYear> = { method: 'PUT', path: '/Wealth/tax-year/{id}', access: 'administrator' };
export const shortTermInsurance: Light<typeof full.shortTermInsurance> = { bulk: undefined, create: { method: 'POST', path: '/Wealth/short-term-insurance', access: 'person' }, list: { method: 'GET', path: '/Wealth/short-term-insurance', access: 'person' }, remove: { method: 'DELETE', path: '/Wealth/short-term-insurance/{id}', access: 'person' }, update: { method: 'PUT', path: '/Wealth/short-term-insurance/{id}', access: 'person' } };
export const taxYears: Light<typeof full.taxYears> = { method: 'GET', path: '/Wealth/tax-year', access: 'anyone' };
export const upsertMedicalAidDetails: Light<typeof full.upsertMedicalAidDetails> = { method: 'PUT', path: '/Wealth/upsert-medical-aid-details', access: 'person' };
export const vehicle: Light<typeof full.vehicle> = { read: { method: 'GET', path: '/Wealth/vehicle-calculator', access: 'person' }, save: { method: 'POST', path: '/Wealth/vehicle-calculator', access: 'person' } };
