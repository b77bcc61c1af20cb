import { areaOf, findRoute } from '@phila/contract/remote';
import type { NavigationEntry } from '@phila/contract/remote';
import { useProfileImage, useProfileName } from '@phila/platform';
import type { ProfileName } from '@phila/platform';
import { classes, DeclaredIcon, Icon } from '@phila/ui';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { entriesOf } from '../declarations/entries.ts';
import { widgetsIn } from '../declarations/declared-widgets.ts';
import type { DeclaredWidget } from '../declarations/declared-widgets.ts';
import { looksAfterSomething } from '../declarations/viewer.ts';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../shell-context.ts';
import { RemoteModule } from '../widgets/remote-module.tsx';
import { useDisclosure } from './disclosure.ts';
import styles from './avatar-menu.module.css';

/** Tells if this person gets an entry that is limited to some people. */
const isFor = ({ when }: NavigationEntry, profile: ProfileName | null): boolean => {
  if (when === undefined) return true;
  return when === 'several-profiles' ? (profile?.profiles ?? 1) > 1 : profile?.hasEmployerRecord === true;
};

/** Picture of the person, or else their initial, or an icon until the name is known. */
const Face = ({ picture, firstName }: { picture: string | null; firstName: string | undefined }) => {
  if (picture !== null)
    return <img className={classes('block fitted')} src={picture} alt="" width={40} height={40} />;
  if (!firstName) return <Icon name="person" />;
  return <span aria-hidden="true">{firstName.slice(0, 1).toUpperCase()}</span>;
};

/** Person's own menu: entries of remotes, Settings among them, and sign-out (specification: shell). */
export const AvatarMenu = () => {
  const { registry, viewer, pathname } = useShell();
  const { close, rootProps, buttonProps, panelProps } = useDisclosure();
  const [opened, setOpened] = useState<DeclaredWidget | null>(null);
  const profile = useProfileName();
  const firstName = profile?.firstName;
  const picture = useProfileImage();
  const links = entriesOf(registry, 'avatar', viewer).filter((entry) => isFor(entry, profile));
  const entries = widgetsIn(registry, viewer, 'avatar', areaOf(pathname));
  return (
    <>
      <div className={classes('relative')} {...rootProps}>
        <button
          className={classes('centred square-44 chrome round clip bold', styles.avatar)}
          {...buttonProps}
          aria-label="Your account"
        >
          <Face picture={picture} firstName={firstName} />
        </button>
        <div className={classes('pad-8 card page-ring text drop absolute', styles.panel)} {...panelProps}>
          {firstName && <p className={classes('pad-y-8 pad-x-12 bold')}>{firstName}</p>}
          <ul>
            {entries.map((entry) => (
              <li key={`${entry.remote.name} ${entry.widget.module}`}>
                <button
                  type="button"
                  className={classes('menu-entry full from-start accent-on-hover')}
                  onClick={() => {
                    close();
                    // Focuses the button first: the dialog restores the present focus, and this entry will be hidden.
                    buttonProps.ref.current?.focus();
                    setOpened(entry);
                  }}
                >
                  <Icon name="upload" />
                  {entry.widget.title}
                </button>
              </li>
            ))}
            {links.map((entry) => (
              <li key={entry.to}>
                <NavLink
                  end
                  to={entry.to}
                  className={classes('menu-entry full from-start accent-on-hover', styles.entry)}
                  onClick={close}
                >
                  <DeclaredIcon icon={entry.icon} />
                  {entry.label}
                </NavLink>
              </li>
            ))}
            {looksAfterSomething(viewer) && findRoute(registry, paths.admin) && (
              <li>
                <NavLink
                  end
                  to={paths.admin}
                  className={classes('menu-entry full from-start accent-on-hover')}
                  onClick={close}
                >
                  <Icon name="shield" />
                  Admin Panel
                </NavLink>
              </li>
            )}
            <li>
              <NavLink
                end
                to={paths.signOut}
                className={classes('menu-entry full from-start accent-on-hover')}
                onClick={close}
              >
                <Icon name="sign-out" />
                Sign Out
              </NavLink>
            </li>
          </ul>
        </div>
      </div>
      {/* Outside of the menu, so that presses in the dialog don't reach it. */}
      {opened && (
        <RemoteModule
          remote={opened.remote}
          module={opened.widget.module}
          title={opened.widget.title}
          area={areaOf(pathname)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
