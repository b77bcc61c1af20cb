import { type calls, itemsOf, queryOf } from '@phila/contract/calls';
import type { retirementPlanning } from '@phila/contract/records/retirement-planning';
import type { riskCover } from '@phila/contract/records/risk-cover';
import type { shortTermInvestment } from '@phila/contract/records/short-term-investment';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordScreen } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { sections } from '../../remote.ts';
import { dayCell } from './day-ahead.tsx';
import { ProductSummary } from './product-summary.tsx';

interface ContributionPageProps {
  /** Section in `remote.ts`: `risk-cover`. */
  section: string;
  type: typeof retirementPlanning | typeof riskCover | typeof shortTermInvestment;
  /** Reads all rows. */
  list: (typeof calls.wealth)['retirementPlanning' | 'riskCover' | 'shortTermInvestment']['list'];
  /** Labels of the sums below the table: `Put away each month`, `Worth together`, `Next to end`. */
  words: { monthly: string; value: string; next: string };
}

/** Fields common to the three records. */
interface Contribution {
  monthlyContribution: number | null;
  endDate: string | null;
  value: number | null;
}

const cells = { endDate: ({ endDate }: Pick<Contribution, 'endDate'>) => dayCell(endDate) };

/** Products paid into until an end date, with sums below (specification: wealth). */
export const ContributionPage = ({ section, type, list, words }: ContributionPageProps) => {
  const { title, sentence, ...props } = sectionProps(sections, section);
  const { data } = useQuery(queryOf(list, { query: {} }));
  const products =
    data &&
    itemsOf<Contribution>(data).map(({ monthlyContribution, endDate, value }) => ({
      monthly: monthlyContribution,
      day: endDate,
      value,
    }));
  return (
    <Page title={title} sentence={sentence}>
      <RecordScreen type={type} cells={cells} {...props} />
      <ProductSummary products={products} {...words} />
    </Page>
  );
};
