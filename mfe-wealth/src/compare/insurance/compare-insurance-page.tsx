import { calls } from '@phila/contract/calls';
import { ComparePage } from '../frame/compare-page.tsx';
import { insurance } from './insurance.ts';

/** Short-term insurance (specification: wealth, "Comparing plans"). */
const CompareInsurancePage = () => <ComparePage type={insurance} read={calls.plans.insurance} />;

export default CompareInsurancePage;
