import type { Offer } from '@phila/contract/calls';
import { longDateText, phoneText } from '@phila/contract/format';
import { safeAddress } from '@phila/contract/web-address';
import { classes, Fact, Facts, Markdown, Money, Picture } from '@phila/ui';
import type { CSSProperties } from 'react';
import { DaysLeft } from './days-left.tsx';
import { SocialLinks } from './social-links.tsx';
import styles from './offer.module.css';

/** Accepts only colours as the service writes them, as they go into a style. */
const COLOUR = /^(?:#[0-9a-f]{6}|rgba\(\d{1,3}, \d{1,3}, \d{1,3}, 0?\.\d+\))$/i;

const groundOf = ({ headerColorOverride, headerColor }: Offer): string | null => {
  const chosen = headerColorOverride ?? headerColor;
  return chosen !== null && COLOUR.test(chosen) ? chosen : null;
};

/** True if a paid voucher outlives its offer: it keeps its three years. */
const isPaidLonger = ({ validUntil, expiryDate }: Offer): boolean =>
  validUntil !== null && expiryDate !== null && validUntil > expiryDate;

const Website = ({ address }: { address: string }) => {
  const to = safeAddress(address);
  if (to === null) return address;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {new URL(to).hostname}
    </a>
  );
};

/** Details of a voucher (specification: vouchers, "Offers"). */
export const OfferDetail = ({ offer }: { offer: Offer }) => {
  const ground = groundOf(offer);
  const hasContact = offer.contactNo !== null || offer.redemptionEmail !== null || offer.website !== null;
  return (
    <>
      <div
        className={styles.head}
        style={(ground === null ? {} : { '--offer-ground': ground }) as CSSProperties}
      >
        <Picture src={offer.logo} alt="" width={64} height={64} className={styles.logo} eager />
        <p className={classes('strong', styles.discount)}>{offer.discount}</p>
      </div>
      <div className={classes('column gap-20')}>
        {(offer.validUntil !== null || offer.estimateValue > 0) && (
          <Facts>
            {offer.validUntil !== null && (
              <Fact label="Use it by">
                {longDateText(offer.validUntil)}{' '}
                {offer.usedAt === null && <DaysLeft end={offer.validUntil} />}
                {isPaidLonger(offer) && (
                  <p className={classes('small muted normal')}>
                    You paid for it, so it is valid for three years (Consumer Protection Act, section 63).
                  </p>
                )}
              </Fact>
            )}
            {offer.estimateValue > 0 && (
              <Fact label="Estimated value">
                <Money value={offer.estimateValue} />
              </Fact>
            )}
          </Facts>
        )}
        {(offer.longDescription !== '' || offer.shortDescription !== '') && (
          <section>
            <h3 className={classes('heading below-8')}>Voucher info</h3>
            <Markdown level={4}>{offer.longDescription || offer.shortDescription}</Markdown>
          </section>
        )}
        {offer.termsAndConditions !== '' && (
          <section>
            <h3 className={classes('heading below-8')}>Terms and conditions</h3>
            <Markdown level={4}>{offer.termsAndConditions}</Markdown>
          </section>
        )}
        {offer.socialMedia.length > 0 && (
          <section>
            <h3 className={classes('heading below-8')}>Social media</h3>
            <SocialLinks of={offer.name} links={offer.socialMedia} />
          </section>
        )}
        {hasContact && (
          <section>
            <h3 className={classes('heading below-8')}>Contact</h3>
            <Facts>
              {offer.contactNo !== null && (
                <Fact label="Phone">
                  <a href={`tel:${offer.contactNo.replaceAll(/[^+\d]/g, '')}`}>
                    {phoneText(offer.contactNo)}
                  </a>
                </Fact>
              )}
              {offer.redemptionEmail !== null && (
                <Fact label="Redemption email">
                  <a href={`mailto:${offer.redemptionEmail}`}>{offer.redemptionEmail}</a>
                </Fact>
              )}
              {offer.website !== null && (
                <Fact label="Website">
                  <Website address={offer.website} />
                </Fact>
              )}
            </Facts>
          </section>
        )}
      </div>
    </>
  );
};
