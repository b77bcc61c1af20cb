import { calls, itemsOf } from '@phila/contract/calls';
import { debt } from '@phila/contract/records/debt';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordScreen } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { sections } from '../../remote.ts';
import { dayCell } from './day-ahead.tsx';
import { ProductSummary } from './product-summary.tsx';

const { title, sentence, ...props } = sectionProps(sections, 'loans');
const cells = { endDate: ({ endDate }: { endDate: string | null }) => dayCell(endDate) };

/** Specification: wealth, "Loans and bonds". */
const LoansPage = () => {
  const { data } = useQuery(calls.wealth.debts.list.query({ query: {} }));
  const products =
    data &&
    itemsOf(data).map(({ monthlyInstalment, endDate, balance }) => ({
      monthly: monthlyInstalment,
      day: endDate,
      value: balance,
    }));
  return (
    <Page title={title} sentence={sentence}>
      <RecordScreen type={debt} cells={cells} {...props} />
      <ProductSummary
        products={products}
        monthly="You pay each month"
        value="You owe together"
        next="Next to be paid off"
      />
    </Page>
  );
};

export default LoansPage;
