import { brand } from '@phila/contract/brand';
import { ButtonLink, classes, Icon, Logo, Motif } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './footer.module.css';
import { MapCard } from './map-card.tsx';

interface FooterViewProps {
  /** Menus that remotes declare for the footer. */
  menus: ReactNode;
  year: number | string;
  onChoices?: () => void;
}

/** Class of the footer's links. */
export const linkClass = styles.link;

/** Menu of the footer: a list under a heading. */
export const FooterMenu = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className={classes('below-12 normal bold tight')}>{title}</h2>
    <ul>{children}</ul>
  </nav>
);

/**
 * Footer of public pages (specification: public-site), drawn in the browser (footer.tsx), and by the build for pages
 * that come as HTML (first-footer.tsx).
 */
export const FooterView = ({ menus, year, onChoices }: FooterViewProps) => (
  <footer className={classes('chrome')}>
    <Motif variant="band" tone="chrome" />
    <div className={classes('grid page-wide gap-40 gap-x-32', styles.columns)}>
      <div className={styles.brand}>
        <Logo height={32} />
        <p className={classes('above-20 below-24 lines-15', styles.tagline)}>{brand.tagline}</p>
        <ul className={classes('flex gap-8')}>
          {brand.social
            .filter(({ hidden }) => !hidden)
            .map(({ name, label, to }) => (
              <li key={name}>
                <a
                  href={to}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={classes('centred square-44 round inherit tint-on-hover', styles.round)}
                >
                  {name !== 'instagram' && <Icon name={name} title={`${label} (opens in a new tab)`} />}
                </a>
              </li>
            ))}
        </ul>
      </div>
      <div>
        <h2 className={classes('below-12 normal bold tight')}>Visit or reach us</h2>
        <address className={classes('grid below-12', styles.address)}>
          {brand.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul>
          <li>
            <a href={`tel:${brand.phoneLink}`} className={styles.link}>
              <Icon name="phone" size={18} />
              {brand.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${brand.email}`} className={styles.link}>
              <Icon name="mail" size={18} />
              {brand.email}
            </a>
          </li>
        </ul>
      </div>
      {menus}
      <div className={styles.last}>
        <h2 className={classes('below-12 normal bold tight')}>Newsletter</h2>
        <p className={classes('below-12 lines-15')}>Money, work and wellbeing, once a month.</p>
        <ButtonLink
          to={brand.forms.newsletter}
          target="_blank"
          rel="noopener noreferrer"
          type="inherit"
          className={classes('below-24')}
        >
          <span className={classes('row gap-8')}>
            Subscribe <Icon name="external" size={16} title="(opens in a new tab)" />
          </span>
        </ButtonLink>
        <MapCard />
      </div>
    </div>
    <p className={classes('row wrap middle small in-middle', styles.copyright)}>
      <span>
        © {year} {brand.copyrightHolder}. All rights reserved.
      </span>
      <button type="button" className={styles.link} onClick={onChoices}>
        Cookie and privacy choices
      </button>
    </p>
  </footer>
);
