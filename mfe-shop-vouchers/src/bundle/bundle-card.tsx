import type { Bundle } from '@phila/contract/calls';
import { NO_AREA, NO_CAUSE } from '@phila/contract/vouchers';
import { Badge, Button, classes, Icon, Money, Picture } from '@phila/ui';
import { imageWidths } from '../picture/image-widths.ts';
import { BundleButton } from './bundle-button.tsx';
import styles from './bundle.module.css';

/** Number of vouchers that a card names. */
const NAMED = 3;

interface BundleCardProps {
  bundle: Bundle;
  onOpen: (bundle: Bundle) => void;
  /** Loads the picture at once. */
  eager: boolean;
}

/** Card of a bundle in a list (specification: vouchers, "Value bundles"). */
export const BundleCard = ({ bundle, onOpen, eager }: BundleCardProps) => {
  const { name, halfLogo, causeName, area, estimateValue, purchasePrice, owned, offers, osNo } = bundle;
  return (
    <li className={classes('card column clip')}>
      <Picture
        src={halfLogo}
        alt=""
        width={600}
        height={300}
        widths={imageWidths(halfLogo ?? '')}
        sizes="(max-width: 47.99em) 100vw, 380px"
        eager={eager}
        missing="No image available: Bundle"
      />
      <div className={classes('column grow gap-8 pad-16')}>
        <div className={classes('row wrap between gap-8 small muted')}>
          {area ?? NO_AREA}
          {owned ? (
            <Badge tone="success">Owned</Badge>
          ) : (
            osNo !== null && <Badge tone="info">For members</Badge>
          )}
        </div>
        <h3 className={classes('strong')}>{name}</h3>
        <p className={classes('small muted')}>{causeName ?? NO_CAUSE}</p>
        {offers.length > 0 && (
          <ul className={classes('stack small')} aria-label={`Vouchers of ${name}`}>
            {offers.slice(0, NAMED).map((offer) => (
              <li key={offer.id} className={styles.voucher}>
                <Icon name="check" size={16} />
                {offer.name}
              </li>
            ))}
            {offers.length > NAMED && <li className={classes('muted')}>and {offers.length - NAMED} more</li>}
          </ul>
        )}
        <dl className={classes('row wrap between gap-8', styles.money)}>
          <div>
            <dt className={classes('unseen')}>Price</dt>
            <dd className={classes('heading figures nowrap')}>
              {purchasePrice === 0 ? 'Free' : <Money value={purchasePrice} />}
            </dd>
          </div>
          <div className={classes('row wrap gap-6 small muted')}>
            <dt>Estimated value</dt>
            <dd className={classes('figures nowrap')}>
              <Money value={estimateValue} />
            </dd>
          </div>
        </dl>
        <div className={classes('row wrap gap-8', styles.actions)}>
          <Button aria-label={`View details of ${name}`} onClick={() => onOpen(bundle)}>
            View details
          </Button>
          {!owned && <BundleButton bundle={bundle} named onClaimed={onOpen} />}
        </div>
      </div>
    </li>
  );
};
