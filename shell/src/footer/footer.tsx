import type { NavigationEntry } from '@phila/contract/remote';
import { brand } from '@phila/contract/brand';
import { Icon, Logo, Motif } from '@phila/ui';
import { ChoicesButton } from '../choices/choices-button.tsx';
import { entriesOf } from '../declarations/entries.ts';
import { useShell } from '../layouts/shell-context.ts';
import { EntryLink } from '../navigation/entry-link.tsx';
import styles from './footer.module.css';
import { MapCard } from './map-card.tsx';

const Links = ({ title, entries }: { title: string; entries: NavigationEntry[] }) =>
  entries.length === 0 ? null : (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {entries.map((entry) => (
          <li key={`${entry.label} ${entry.to}`}>
            <EntryLink entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );

const YEAR = new Date().getFullYear();

/** The foot of the public pages: everything that specification: public-site lists for it. */
export const Footer = () => {
  const { registry, viewer } = useShell();
  return (
    <footer className={styles.footer}>
      <Motif variant="band" tone="chrome" className={styles.motif} />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo height={32} />
          <p className={styles.tagline}>{brand.tagline}</p>
          <ul className={styles.social}>
            {brand.social
              .filter(({ hidden }) => !hidden)
              .map(({ name, label, to }) => (
                <li key={name}>
                  <a href={to} target="_blank" rel="noopener noreferrer" className={styles.round}>
                    {name !== 'instagram' && <Icon name={name} title={`${label} (opens in a new tab)`} />}
                  </a>
                </li>
              ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>Visit or reach us</h2>
          <address className={styles.address}>
            {brand.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <ul className={styles.links}>
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
        <Links title="Useful Links" entries={entriesOf(registry, 'footer-links', viewer)} />
        <Links title="Products & Services" entries={entriesOf(registry, 'footer-anchors', viewer)} />
        <div className={styles.last}>
          <h2 className={styles.title}>Newsletter</h2>
          <p className={styles.sentence}>Money, work and wellbeing, once a month.</p>
          <a
            href={brand.forms.newsletter}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.subscribe}
          >
            Subscribe
            <Icon name="external" size={16} title="(opens in a new tab)" />
          </a>
          <MapCard />
        </div>
      </div>
      <p className={styles.copyright}>
        <span>
          © {YEAR} {brand.copyrightHolder}. All rights reserved.
        </span>
        <ChoicesButton className={styles.link} />
      </p>
    </footer>
  );
};
