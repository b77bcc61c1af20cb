import type { Bundle } from '@phila/contract/calls';
import { NO_AREA, NO_CAUSE } from '@phila/contract/vouchers';
import { Badge, Button, classes, Money, Picture } from '@phila/ui';
import { imageWidths } from '../picture/image-widths.ts';
import { BundleButton } from './bundle-button.tsx';
import styles from './bundle.module.css';

interface BundleCardProps {
  bundle: Bundle;
  onOpen: (bundle: Bundle) => void;
  opener: object;
  /** Among the first on the page. */
  eager: boolean;
}

/** A bundle in the list (specification: vouchers, "Value bundles"). */
export const BundleCard = ({ bundle, onOpen, opener, eager }: BundleCardProps) => {
  const { name, halfLogo, causeName, area, estimateValue, purchasePrice, owned, offers, osNo } = bundle;
  return (
    <li className={classes('card column clip')}>
      <Picture
        src={halfLogo}
        alt=""
        width={600}
        height={300}
        widths={imageWidths(halfLogo ?? '')}
        sizes="(max-width: 767px) 100vw, 380px"
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
        <p className={classes('small muted')}>
          {causeName ?? NO_CAUSE} · {offers.length === 1 ? '1 voucher' : `${offers.length} vouchers`}
        </p>
        <dl className={classes('small', styles.money)}>
          <dt className={classes('muted')}>Estimated value</dt>
          <dd className={classes('figures')}>
            <Money value={estimateValue} />
          </dd>
          <dt className={classes('muted')}>Price</dt>
          <dd className={classes('strong figures')}>
            <Money value={purchasePrice} />
          </dd>
        </dl>
        <div className={classes('row wrap gap-8', styles.actions)}>
          <Button aria-label={`View details of ${name}`} {...opener} onClick={() => onOpen(bundle)}>
            View details
          </Button>
          {!owned && <BundleButton bundle={bundle} named onClaimed={onOpen} />}
        </div>
      </div>
    </li>
  );
};
