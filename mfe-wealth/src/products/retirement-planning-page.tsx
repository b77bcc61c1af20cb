import { calls } from '@phila/contract/calls';
import { retirementPlanning } from '@phila/contract/records/retirement-planning';
import { ContributionPage } from './contribution-page.tsx';

const words = { monthly: 'Put away each month', value: 'Worth together', next: 'Next to end' };

/** Specification: wealth, "Retirement planning". */
const RetirementPlanningPage = () => (
  <ContributionPage
    section="retirement-planning"
    type={retirementPlanning}
    list={calls.wealth.retirementPlanning.list}
    words={words}
  />
);

export default RetirementPlanningPage;
