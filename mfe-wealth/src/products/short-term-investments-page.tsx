import { calls } from '@phila/contract/calls';
import { shortTermInvestment } from '@phila/contract/records/short-term-investment';
import { ContributionPage } from './contribution-page.tsx';

const words = { monthly: 'You put away each month', value: 'Worth together', next: 'Next to pay out' };

/** Specification: wealth, "Short-term investments". */
const ShortTermInvestmentsPage = () => (
  <ContributionPage
    section="short-term-investments"
    type={shortTermInvestment}
    list={calls.wealth.shortTermInvestment.list}
    words={words}
  />
);

export default ShortTermInvestmentsPage;
