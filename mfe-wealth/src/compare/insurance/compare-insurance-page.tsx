import { calls } from '@phila/contract/calls';
import { useRead } from '@phila/platform';
import { ComparePage } from '../frame/compare-page.tsx';
import { insurance } from './insurance.ts';

const usePlans = (year: number | null) =>
  useRead(calls.plans.insurance, { query: year === null ? {} : { Year: year } });

/** Short-term insurance (specification: wealth, "Comparing plans"). */
const CompareInsurancePage = () => <ComparePage type={insurance} usePlans={usePlans} />;

export default CompareInsurancePage;
