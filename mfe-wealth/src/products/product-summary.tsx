import { useToday } from '@phila/platform';
import { classes, Fact, Facts, Money, Surface } from '@phila/ui';
import { DayAhead } from './day-ahead.tsx';
import { type Product, summaryOf } from './monthly-summary.ts';

interface ProductSummaryProps {
  /** Undefined while loading or after a failure; the table reports the failure. */
  products: readonly Product[] | undefined;
  /** Label: `You pay each month`. */
  monthly: string;
  /** Label: `Next renewal`. */
  next: string;
  /** Label: `Worth together`; none if products have no value. */
  value?: string;
}

/** Sums of all products below their table: monthly cost, worth and next renewal. */
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
