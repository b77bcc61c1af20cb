import type { Offer } from '@phila/contract/calls';
import { dateText } from '@phila/contract/format';
import { Button, classes, Picture } from '@phila/ui';
import { DaysLeft } from './days-left.tsx';
import { OfferState } from './offer-state.tsx';
import styles from './offer-card.module.css';

interface OfferCardProps {
  offer: Offer;
  onMore: (offer: Offer) => void;
  /** Heading level, 3 by default. */
  level?: 2 | 3;
}

/** Card of a voucher: its saving, its end, and a button for details. */
export const OfferCard = ({ offer, onMore, level = 3 }: OfferCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <li className={classes('card clip', styles.card)}>
      <Picture
        src={offer.voucherImage ?? offer.logo}
        alt=""
        width={640}
        height={400}
        missing="No image available: Voucher"
        className={styles.picture}
      />
      <div className={classes('column gap-8 pad-16 shrink', styles.words)}>
        <div className={classes('row wrap gap-8')}>
          <OfferState offer={offer} />
          {offer.usedAt === null && offer.validUntil !== null && (
            <>
              <DaysLeft end={offer.validUntil} />
              {offer.redeemedAt === null && (
                <span className={classes('small muted nowrap')}>until {dateText(offer.validUntil)}</span>
              )}
            </>
          )}
        </div>
        <Heading className={classes('normal strong tight anywhere')}>{offer.name}</Heading>
        {offer.discount !== '' && <p className={classes('small muted', styles.discount)}>{offer.discount}</p>}
        <Button
          className={styles.more}
          aria-label={`More Details of ${offer.name}`}
          onClick={() => onMore(offer)}
        >
          More Details
        </Button>
      </div>
    </li>
  );
};
