import { calls } from '@phila/contract/calls';
import { riskCover } from '@phila/contract/records/risk-cover';
import { ContributionPage } from './contribution-page.tsx';

const words = { monthly: 'You pay each month', value: 'Paid out together', next: 'Next to end' };

/** Specification: wealth, "Risk cover". */
const RiskCoverPage = () => (
  <ContributionPage section="risk-cover" type={riskCover} list={calls.wealth.riskCover.list} words={words} />
);

export default RiskCoverPage;
