import { classes, IconButton } from '@phila/ui';
import { setChrome, useChrome } from '@phila/platform/host';
import { useLayoutEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { entriesOf } from '../declarations/entries.ts';
import { publicMenu } from '@phila/contract/menu';
import { paths } from '../declarations/well-known.ts';
import { AccountLinks } from '../navigation/account-links.tsx';
import { ProductsSheet } from '../navigation/products-sheet.tsx';
import { PublicDrawer } from '../navigation/public-drawer.tsx';
import { PublicMenuBar } from '../navigation/public-menu-bar.tsx';
import { ThemeToggle } from '../navigation/theme-toggle.tsx';
import { ChromeLogo } from '../organisation/chrome-logo.tsx';
import { useLeftOut } from '../left-out/use-left-out.ts';
import { endFirstHeader, openedBefore } from './first-header.ts';
import { useNarrowerThan } from './narrow.ts';
import styles from './public-header.module.css';
import { useShell } from '../shell-context.ts';

/** Width in px below which the full menu (specification: public-site) doesn't fit on a line. */
const WHOLE_MENU = 1140;

/** Header of public pages: logo, navigation, colours and sign-in (specification: public-site). */
export const PublicHeader = () => {
  useLeftOut();
  const { registry, viewer } = useShell();
  const narrow = useNarrowerThan(WHOLE_MENU);
  const { mobileMenu, productsMenu } = useChrome();
  const items = publicMenu(entriesOf(registry, 'public', viewer));
  const products = entriesOf(registry, 'products', viewer);
  const [opened] = useState(openedBefore);
  useLayoutEffect(() => {
    if (opened === 'mobileMenu' || opened === 'productsMenu') setChrome(opened, true);
    endFirstHeader();
  }, [opened]);
  return (
    <header className={classes('chrome')}>
      <div className={classes('row page-wide gap-24 pad-x-32', styles.row)}>
        <NavLink end to={paths.home} className={classes('rigid pad-y-8 inherit no-line')}>
          <ChromeLogo height={narrow ? 28 : 32} organisationFor="everyone" />
        </NavLink>
        {!narrow && <PublicMenuBar items={items} opened={opened} />}
        <div className={classes('row push gap-8', styles.tools)}>
          {narrow && products.length > 0 && (
            <button
              type="button"
              className={classes('pad-x-12 min-high-44 rounded strong tint-on-hover')}
              aria-haspopup="dialog"
              aria-expanded={productsMenu}
              onClick={() => setChrome('productsMenu', true)}
            >
              Products
            </button>
          )}
          <ThemeToggle />
          {narrow ? (
            <IconButton
              tone="inherit"
              icon="menu"
              label="Menu"
              aria-haspopup="dialog"
              aria-expanded={mobileMenu}
              onClick={() => setChrome('mobileMenu', true)}
            />
          ) : (
            <div className={classes('flex gap-8')}>
              <AccountLinks />
            </div>
          )}
        </div>
      </div>
      {narrow && mobileMenu && <PublicDrawer items={items} onClose={() => setChrome('mobileMenu', false)} />}
      {narrow && productsMenu && (
        <ProductsSheet entries={products} onClose={() => setChrome('productsMenu', false)} />
      )}
    </header>
  );
};
