import type { PublicItem } from '@phila/contract/menu';
import { classes, Icon } from '@phila/ui';
import { useShell } from '../shell-context.ts';
import { useDisclosure } from './disclosure.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './public-menu-bar.module.css';

type GroupProps = Extract<PublicItem, { kind: 'group' }> & { isOpened: boolean };

const Group = ({ label, entries, isOpened }: GroupProps) => {
  const { close, rootProps, buttonProps, panelProps } = useDisclosure({ opensOnHover: true, isOpened });
  return (
    <div className={classes('relative')} {...rootProps}>
      <button className={styles.top} {...buttonProps}>
        {label}
        <Icon name="chevron" size={14} className={styles.chevron} />
      </button>
      <div className={classes('drop', styles.panel)} {...panelProps}>
        <ul
          className={
            entries.length > 7
              ? classes('grid pad-8 on-card page-ring', styles.wide)
              : classes('grid pad-8 on-card page-ring', styles.list)
          }
        >
          {entries.map((entry) => (
            <li key={`${entry.label} ${entry.to}`}>
              <EntryLink
                entry={entry}
                className={classes(
                  'row gap-8 pad-y-10 pad-x-12 rounded text lines-14 no-line accent-on-hover',
                )}
                onChosen={close}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

interface PublicMenuBarProps {
  items: PublicItem[];
  /** Label of the group that was open in the page's first header. */
  opened?: string | undefined;
}

/** Navigation of public pages on a wide screen (specification: public-site). */
export const PublicMenuBar = ({ items, opened }: PublicMenuBarProps) => {
  const { pathname } = useShell();
  return (
    <nav aria-label="Main" className={classes('shrink')}>
      <ul className={classes('flex gap-4', styles.items)}>
        {items.map((item) => (
          <li key={item.kind === 'link' ? item.entry.label : item.label}>
            {item.kind === 'link' ? (
              <EntryLink entry={item.entry} className={styles.top} current={item.entry.to === pathname} />
            ) : (
              <Group {...item} isOpened={item.label === opened} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
