import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { ComparePage } from '../frame/compare-page.tsx';
import { insurance } from './insurance.ts';

const { read, save } = calls.plans.keptInsurance;

/** Short-term insurance (specification: wealth, "Comparing plans"). */
const CompareInsurancePage = () => (
  <ComparePage
    type={insurance}
    read={calls.plans.insurance}
    keep={{
      read,
      save: ({ entry, pinned, year }) => send(save, { body: { entry, pinned: [...pinned], year } }),
    }}
  />
);

export default CompareInsurancePage;
