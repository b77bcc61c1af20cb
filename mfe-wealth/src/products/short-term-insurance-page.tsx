import { calls, itemsOf } from '@phila/contract/calls';
import { shortTermInsurance } from '@phila/contract/records/short-term-insurance';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordScreen } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { sections } from '../../remote.ts';
import { dayCell } from './day-ahead.tsx';
import { ProductSummary } from './product-summary.tsx';

const { title, sentence, ...props } = sectionProps(sections, 'short-term-insurance');
const cells = { renewalDate: ({ renewalDate }: { renewalDate: string | null }) => dayCell(renewalDate) };

/** Specification: wealth, "Short-term insurance". */
const ShortTermInsurancePage = () => {
  const { data } = useQuery(calls.wealth.shortTermInsurance.list.query({ query: {} }));
  const products =
    data &&
    itemsOf(data).map(({ monthlyPremium, renewalDate }) => ({ monthly: monthlyPremium, day: renewalDate }));
  return (
    <Page title={title} sentence={sentence}>
      <RecordScreen type={shortTermInsurance} cells={cells} {...props} />
      <ProductSummary products={products} monthly="You pay each month" next="Next renewal" />
    </Page>
  );
};

export default ShortTermInsurancePage;
