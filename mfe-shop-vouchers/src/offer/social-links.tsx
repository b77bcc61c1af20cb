import type { Offer } from '@phila/contract/calls';
import { socialMediaNames, type SocialMediaName } from '@phila/contract/vouchers';
import { safeAddress } from '@phila/contract/web-address';
import { classes, DeclaredIcon } from '@phila/ui';
import { socialDrawings } from './social-drawings.ts';
import styles from './offer.module.css';

/** Names as each company writes its own. */
const NAMES: Readonly<Record<SocialMediaName, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  reddit: 'Reddit',
  pinterest: 'Pinterest',
  x: 'X',
};

const isKnown = (name: string): name is SocialMediaName =>
  socialMediaNames.some((known) => known === name.toLowerCase());

interface SocialLinksProps {
  /** Name of the offer, for the list's label. */
  of: string;
  links: Offer['socialMedia'];
}

/** Links to the company's social media; shows the name if there is no icon. */
export const SocialLinks = ({ of, links }: SocialLinksProps) => (
  <ul className={classes('row wrap gap-4')} aria-label={`Social media of ${of}`}>
    {links.map(({ socialMediaId, name, socialMediaLink }) => {
      const to = safeAddress(socialMediaLink);
      if (to === null) return null;
      const known = name.toLowerCase();
      return (
        <li key={socialMediaId}>
          <a
            href={to}
            target="_blank"
            rel="noopener noreferrer"
            className={classes('row middle min-high-44 rounded tint-on-hover', styles.social)}
            {...(isKnown(known) ? { 'aria-label': `${NAMES[known]} (opens in a new tab)` } : {})}
          >
            {isKnown(known) ? <DeclaredIcon icon={socialDrawings[known]} /> : name}
          </a>
        </li>
      );
    })}
  </ul>
);
