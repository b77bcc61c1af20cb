import { type Bundle, calls, type Offer } from '@phila/contract/calls';
import { longDateText } from '@phila/contract/format';
import { NO_AREA, NO_CAUSE } from '@phila/contract/vouchers';
import { classes, Empty, Fact, Facts, Loaded, Money, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { OfferCard } from '../offer/offer-card.tsx';
import { voucherReads } from '../reading/voucher-reads.ts';
import styles from './bundle.module.css';

interface BundleDetailProps {
  bundle: Bundle;
  onMore: (offer: Offer) => void;
}

/** Details of a bundle: price, value, share for the cause, and its offers. */
export const BundleDetail = ({ bundle, onMore }: BundleDetailProps) => {
  const offers = useQuery(
    calls.voucher.employeeBundleOffers.query({ params: { bundleId: bundle.id } }, voucherReads),
  );
  const { purchasePrice, estimateValue, causeName, area, donation, owned, paidUntil, endDate } = bundle;
  return (
    <div className={classes('column gap-20')}>
      <Facts>
        <Fact label="Price">
          <Money value={purchasePrice} />
        </Fact>
        <Fact label="Estimated value">
          <Money value={estimateValue} />
        </Fact>
        <Fact label="Cause">
          {causeName ?? NO_CAUSE}
          {donation > 0 && (
            <span className={classes('block small muted')}>
              <Money value={donation} /> of the price goes there
            </span>
          )}
        </Fact>
        <Fact label="Area">{area ?? NO_AREA}</Fact>
        <Fact label={owned ? 'Yours' : 'On offer until'}>
          {owned
            ? paidUntil === null
              ? 'Redeem each voucher before it ends'
              : `Paid for: valid until ${longDateText(paidUntil)} at least`
            : longDateText(endDate)}
        </Fact>
      </Facts>
      <Loaded
        isList
        what="The offers of this bundle"
        reading={offers}
        waiting={<Skeleton height={280} />}
        inCard
        empty={<Empty title="This bundle has no offers yet" inCard />}
      >
        {(found) => (
          <ul className={classes('stack gap-12', styles.offers)}>
            {found.map((offer) => (
              <OfferCard key={offer.id} offer={offer} onMore={onMore} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
};
