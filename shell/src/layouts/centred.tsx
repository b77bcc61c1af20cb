import { brandChrome } from '@phila/contract/brand';
import { findRoute } from '@phila/contract/remote';
import { useOrganisation } from '@phila/platform';
import { classes, Logo, Motif } from '@phila/ui';
import { Link } from 'react-router-dom';
import { ChoicesButton } from '../choices/choices-button.tsx';
import { paths } from '../declarations/well-known.ts';
import { ThemeToggle } from '../navigation/theme-toggle.tsx';
import styles from './centred.module.css';
import type { Layout } from './layout.ts';
import { Nothing } from './layout.ts';
import { MOBILE, useNarrowerThan } from './narrow.ts';
import { useShell } from '../shell-context.ts';

const Header = () => {
  const { where } = useShell();
  const organisation = useOrganisation();
  const isLogoHidden = where.kind === 'page' && where.route.hiddenLogo === true;
  return (
    <header className={classes('row gap-16 pad-x-32', styles.header)}>
      {!isLogoHidden && (
        <Link to={paths.home} className={classes('text no-line')}>
          {/* Shows the organisation's logo to a visitor who followed its link (specification: accounts). */}
          <Logo
            organisation={organisation && { logo: organisation.logo, osName: organisation.name }}
            height={36}
          />
        </Link>
      )}
      <div className={classes('push')}>
        <ThemeToggle />
      </div>
    </header>
  );
};

const Aside = () =>
  useNarrowerThan(MOBILE) ? (
    <Motif variant="band" tone="chrome" />
  ) : (
    <aside aria-label={brandChrome.name} className={classes('clip sticky top', styles.wall)}>
      <Motif variant="panel" tone="chrome" className={styles.mural} />
      <p className={classes('chrome large strong balance absolute', styles.tagline)}>{brandChrome.tagline}</p>
    </aside>
  );

const Foot = () => {
  const { registry } = useShell();
  return (
    <footer className={classes('flex wrap middle gap-4 gap-x-24 small', styles.foot)}>
      {findRoute(registry, paths.terms) && <Link to={paths.terms}>Terms and Conditions</Link>}
      {findRoute(registry, paths.privacy) && <Link to={paths.privacy}>Privacy Policy</Link>}
      <ChoicesButton className={styles.choices} />
      <a href={`mailto:${brandChrome.email}`}>{brandChrome.email}</a>
    </footer>
  );
};

/** Layout of authentication pages (specification: accounts): the form in the middle, a painted wall beside it. */
export const centred: Layout = { Header, Aside, Intro: Nothing, Panel: Nothing, Foot };
