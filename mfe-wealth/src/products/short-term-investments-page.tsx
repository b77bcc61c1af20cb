import { calls, itemsOf } from '@phila/contract/calls';
import { shortTermInvestment } from '@phila/contract/records/short-term-investment';
import { sectionProps } from '@phila/contract/remote';
import { useRead } from '@phila/platform';
import { Page, RecordScreen } from '@phila/ui';
import { sections } from '../../remote.ts';
import { dayCell } from './day-ahead.tsx';
import { ProductSummary } from './product-summary.tsx';

const { title, sentence, ...props } = sectionProps(sections, 'short-term-investments');
const cells = { endDate: ({ endDate }: { endDate: string | null }) => dayCell(endDate) };

/** Specification: wealth, "Short-term investments". */
const ShortTermInvestmentsPage = () => {
  const { data } = useRead(calls.wealth.shortTermInvestment.list, { query: {} });
  const products =
    data &&
    itemsOf(data).map(({ monthlyContribution, endDate, value }) => ({
      monthly: monthlyContribution,
      day: endDate,
      value,
    }));
  return (
    <Page title={title} sentence={sentence}>
      <RecordScreen type={shortTermInvestment} cells={cells} {...props} />
      <ProductSummary
        products={products}
        monthly="You put away each month"
        value="Worth together"
        next="Next to pay out"
      />
    </Page>
  );
};

export default ShortTermInvestmentsPage;
