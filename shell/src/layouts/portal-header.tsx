import { brandChrome } from '@phila/contract/brand';
import { areaOf } from '@phila/contract/remote';
import { useOrganisation, useProfileName } from '@phila/platform';
import { setChrome, useChrome } from '@phila/platform/host';
import { classes, Icon, IconButton } from '@phila/ui';
import { isTask } from '../declarations/is-task.ts';
import { entriesOf } from '../declarations/entries.ts';
import { useAfterPage } from '../loading/after-page.ts';
import { MobileDrawer } from '../drawers/mobile-drawer.tsx';
import { WidgetDrawer } from '../drawers/widget-drawer.tsx';
import { useLeftOut } from '../left-out/use-left-out.ts';
import { AvatarMenu } from '../navigation/avatar-menu.tsx';
import { ThemeToggle } from '../navigation/theme-toggle.tsx';
import { WidgetSlot } from '../widgets/widget-slot.tsx';
import { MOBILE, useNarrowerThan } from './narrow.ts';
import styles from './portal-header.module.css';
import { useShell } from '../shell-context.ts';

interface PortalHeaderProps {
  menu: 'portal' | 'admin';
}

/** Welcome, support contacts, quick links, colours, cart and the person's menu (specification: shell). */
export const PortalHeader = ({ menu }: PortalHeaderProps) => {
  useLeftOut();
  const { registry, viewer, pathname } = useShell();
  const narrow = useNarrowerThan(MOBILE);
  const { mobileDrawer, widgetDrawer } = useChrome();
  const organisation = useOrganisation();
  const firstName = useProfileName()?.firstName;
  const isPageThere = useAfterPage();
  const quick = isTask(registry, pathname) ? [] : entriesOf(registry, 'quick', viewer);
  return (
    <header className={classes('row gap-24 pad-x-32 on-card page-ring rule-below', styles.header)}>
      {narrow && (
        <IconButton
          tone="inherit"
          icon="menu"
          label="Menu"
          aria-haspopup="dialog"
          aria-expanded={mobileDrawer}
          onClick={() => setChrome('mobileDrawer', true)}
        />
      )}
      <div className={classes('grow shrink')}>
        <p className={classes('large tight ellipsis', styles.welcome)}>
          {/* Leaves a phone two lines where an organisation has one of them. */}
          <span className={narrow && organisation ? classes('unseen') : classes('muted', styles.greeting)}>
            Welcome back
          </span>{' '}
          <span className={classes('bold', styles.name)}>{firstName}</span>
        </p>
        {organisation && (
          <p className={classes('tiny muted ellipsis', styles.organisation)}>{organisation.name}</p>
        )}
      </div>
      <ul className={classes('flex gap-24', styles.contact)}>
        <li>
          <a
            href={`tel:${brandChrome.phoneLink}`}
            className={classes(
              'row gap-8 min-high-44 small muted figures nowrap no-line text-on-hover line-on-hover',
              styles.way,
            )}
            title={brandChrome.phone}
          >
            <Icon name="phone" size={18} />
            <span className={classes('unseen-medium')}>{brandChrome.phone}</span>
          </a>
        </li>
        <li>
          <a
            href={`mailto:${brandChrome.email}`}
            className={classes(
              'row gap-8 min-high-44 small muted figures nowrap no-line text-on-hover line-on-hover',
              styles.way,
            )}
            title={brandChrome.email}
          >
            <Icon name="mail" size={18} />
            <span className={classes('unseen-medium')}>{brandChrome.email}</span>
          </a>
        </li>
      </ul>
      <div className={classes('row gap-4', styles.tools)}>
        {menu === 'portal' && quick.length > 0 && (
          <IconButton
            tone="inherit"
            icon="grid"
            label="Quick links"
            aria-haspopup="dialog"
            aria-expanded={widgetDrawer}
            onClick={() => setChrome('widgetDrawer', true)}
          />
        )}
        <ThemeToggle />
        {(['header', 'cart'] as const).map((slot) => (
          <WidgetSlot
            key={slot}
            name={slot}
            area={areaOf(pathname)}
            waiting={<span className={classes('square-44')} />}
            isDue={isPageThere}
          />
        ))}
        <AvatarMenu />
      </div>
      {narrow && mobileDrawer && (
        <MobileDrawer menu={menu} onClose={() => setChrome('mobileDrawer', false)} />
      )}
      {widgetDrawer && <WidgetDrawer entries={quick} onClose={() => setChrome('widgetDrawer', false)} />}
    </header>
  );
};
