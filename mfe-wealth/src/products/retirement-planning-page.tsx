import { calls, itemsOf } from '@phila/contract/calls';
import { retirementPlanning } from '@phila/contract/records/retirement-planning';
import { sectionProps } from '@phila/contract/remote';
import { useRead } from '@phila/platform';
import { Page, RecordScreen } from '@phila/ui';
import { sections } from '../../remote.ts';
import { dayCell } from './day-ahead.tsx';
import { ProductSummary } from './product-summary.tsx';

const { title, sentence, ...props } = sectionProps(sections, 'retirement-planning');
const cells = { endDate: ({ endDate }: { endDate: string | null }) => dayCell(endDate) };

/** Specification: wealth, "Retirement planning". */
const RetirementPlanningPage = () => {
  const { data } = useRead(calls.wealth.retirementPlanning.list, { query: {} });
  const products =
    data &&
    itemsOf(data).map(({ monthlyContribution, endDate, value }) => ({
      monthly: monthlyContribution,
      day: endDate,
      value,
    }));
  return (
    <Page title={title} sentence={sentence}>
      <RecordScreen type={retirementPlanning} cells={cells} {...props} />
      <ProductSummary
        products={products}
        monthly="Put away each month"
        value="Worth together"
        next="Next to end"
      />
    </Page>
  );
};

export default RetirementPlanningPage;
