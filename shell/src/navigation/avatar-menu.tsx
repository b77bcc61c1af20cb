import { areaOf, findRoute } from '@phila/contract';
import { Link, useProfileName } from '@phila/platform';
import { Icon } from '@phila/ui';
import { useState } from 'react';
import { widgetsIn } from '../declarations/declared-widgets.ts';
import type { DeclaredWidget } from '../declarations/declared-widgets.ts';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../layouts/shell-context.ts';
import { RemoteModule } from '../widgets/remote-module.tsx';
import { useDisclosure } from './disclosure.ts';
import styles from './avatar-menu.module.css';

/** The person's own menu: what remotes put into it, Settings where there are any, and the way out (seeds 1 §2.6). */
export const AvatarMenu = () => {
  const { registry, viewer, pathname } = useShell();
  const { close, rootProps, buttonProps, panelProps } = useDisclosure();
  const [opened, setOpened] = useState<DeclaredWidget | null>(null);
  const firstName = useProfileName()?.firstName;
  const entries = widgetsIn(registry, 'avatar', areaOf(pathname));
  return (
    <>
      <div className={styles.menu} {...rootProps}>
        <button className={styles.avatar} {...buttonProps} aria-label="Your account">
          {firstName ? (
            <span aria-hidden="true">{firstName.slice(0, 1).toUpperCase()}</span>
          ) : (
            <Icon name="person" />
          )}
        </button>
        <div className={styles.panel} {...panelProps}>
          {firstName && <p className={styles.name}>{firstName}</p>}
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={`${entry.remote.name} ${entry.widget.module}`}>
                <button
                  type="button"
                  className={styles.entry}
                  onClick={() => {
                    close();
                    setOpened(entry);
                  }}
                >
                  <Icon name="upload" />
                  {entry.widget.title}
                </button>
              </li>
            ))}
            {findRoute(registry, paths.settings) && (
              <li>
                <Link to={paths.settings} className={styles.entry} onClick={close}>
                  <Icon name="gear" />
                  Settings
                </Link>
              </li>
            )}
            {viewer.isAdministrator && findRoute(registry, paths.admin) && (
              <li>
                <Link to={paths.admin} className={styles.entry} onClick={close}>
                  <Icon name="shield" />
                  Admin Panel
                </Link>
              </li>
            )}
            <li>
              <Link to={paths.signOut} className={styles.entry} onClick={close}>
                <Icon name="sign-out" />
                Sign Out
              </Link>
            </li>
          </ul>
        </div>
      </div>
      {/* Not inside the menu: what is pressed in the dialog is none of its business. */}
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
