import { type Cents, percentOfCents } from '@phila/finance/cents';
import type { bundles } from '../tables.ts';

type Priced = Pick<
  typeof bundles.$inferSelect,
  'allowCause' | 'causeId' | 'causePercentage' | 'purchasePrice'
>;

/** The share of the price for the cause, in cents; 0 where the bundle gives nothing. */
export const donationOf = ({ allowCause, causeId, causePercentage, purchasePrice }: Priced): Cents =>
  allowCause && causeId !== null ? percentOfCents(purchasePrice, causePercentage) : 0;
