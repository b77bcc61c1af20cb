import { calls, type EmployerPart } from '@phila/contract';
import { accountCalls, syncCalls } from './account-calls.ts';

const { account } = calls;

it.each(Object.keys(accountCalls) as (keyof typeof accountCalls)[])(
  '%s goes where the contract says',
  (name) => {
    const { method, path, access } = { ...account, ...calls.employer }[name];
    expect(accountCalls[name]).toMatchObject({ method, path, access });
  },
);

it('each part has its call of the seeds', () => {
  const declared: Record<EmployerPart, { method: string; path: string; access: string }> = {
    personal: calls.employer.syncPersonalDetails,
    contact: calls.employer.syncContactDetails,
    address: calls.employer.syncAddressDetails,
    nextOfKin: calls.employer.syncNextOfKinDetails,
    banking: calls.employer.syncBankingDetails,
    medicalAid: calls.employer.syncMedicalAidDetails,
    medicalAidDependants: calls.employer.syncMedicalAidDependantDetails,
    career: calls.employer.syncCareerDetails,
  };
  for (const [part, { method, path, access }] of Object.entries(declared))
    expect(syncCalls[part as EmployerPart]).toMatchObject({ method, path, access });
});
