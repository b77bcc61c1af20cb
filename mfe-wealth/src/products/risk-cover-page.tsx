import { calls, itemsOf } from '@phila/contract/calls';
import { riskCover } from '@phila/contract/records/risk-cover';
import { sectionProps } from '@phila/contract/remote';
import { useRead } from '@phila/platform';
import { Page, RecordScreen } from '@phila/ui';
import { sections } from '../../remote.ts';
import { dayCell } from './day-ahead.tsx';
import { ProductSummary } from './product-summary.tsx';

const { title, sentence, ...props } = sectionProps(sections, 'risk-cover');
const cells = { endDate: ({ endDate }: { endDate: string | null }) => dayCell(endDate) };

/** Specification: wealth, "Risk cover". */
const RiskCoverPage = () => {
  const { data } = useRead(calls.wealth.riskCover.list, { query: {} });
  const products =
    data &&
    itemsOf(data).map(({ monthlyContribution, endDate, value }) => ({
      monthly: monthlyContribution,
      day: endDate,
      value,
    }));
  return (
    <Page title={title} sentence={sentence}>
      <RecordScreen type={riskCover} cells={cells} {...props} />
      <ProductSummary
        products={products}
        monthly="You pay each month"
        value="Paid out together"
        next="Next to end"
      />
    </Page>
  );
};

export default RiskCoverPage;
