import { useToday } from '@phila/platform';
import { classes, Fact, Facts, Money, Surface } from '@phila/ui';
import { DayAhead } from './day-ahead.tsx';
import { type Product, summaryOf } from './monthly-summary.ts';

interface ProductSummaryProps {
  /** Undefined until they came, or where they could not be had: the table says so. */
  products: readonly Product[] | undefined;
  /** `You pay each month`. */
  monthly: string;
  /** `Next renewal`. */
  next: string;
  /** `Worth together`; left out where the products have no value. */
  value?: string;
}

/** What all products of a kind cost a month, are worth, and when the next one renews: below their table, as a sum is. */
export const ProductSummary = ({ products = [], monthly, next, value }: ProductSummaryProps) => {
  const today = useToday();
  if (products.length === 0) return null;
  const all = summaryOf(products, today);
  return (
    <Surface label="All together" className={classes('above-16')}>
      <Facts label="All together">
        <Fact label={monthly}>
          <Money value={all.monthly} />
        </Fact>
        {value !== undefined && (
          <Fact label={value}>
            <Money value={all.value} />
          </Fact>
        )}
        <Fact label={next}>{all.next === null ? 'None' : <DayAhead day={all.next} />}</Fact>
      </Facts>
    </Surface>
  );
};
