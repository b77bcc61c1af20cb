import type { PublicItem } from '@phila/contract/menu';
import { classes, Icon, IconButton, Motif } from '@phila/ui';
import { useId, useState } from 'react';
import { Overlay } from '../overlays/overlay.tsx';
import { EntryLink } from './entry-link.tsx';
import { ChromeLogo } from '../organisation/chrome-logo.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './public-drawer.module.css';

const Group = ({
  item,
  onChosen,
}: {
  item: Extract<PublicItem, { kind: 'group' }>;
  onChosen: () => void;
}) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes('menu-entry between full small strong from-start', styles.top)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {item.label}
        <Icon name="chevron" size={18} className={styles.chevron} />
      </button>
      <ul className={styles.sub} id={id} hidden={!open}>
        {item.entries.map((entry) => (
          <li key={`${entry.label} ${entry.to}`}>
            <EntryLink
              entry={entry}
              className={classes('menu-entry full', styles.link)}
              onChosen={onChosen}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

interface PublicDrawerProps {
  items: PublicItem[];
  onClose: () => void;
}

/** Menu of public pages on a narrow screen (specification: public-site). */
export const PublicDrawer = ({ items, onClose }: PublicDrawerProps) => (
  <Overlay label="Menu" from="right" onClose={onClose} className={styles.drawer} isChrome>
    <div className={classes('row between', styles.head)}>
      <ChromeLogo height={28} organisationFor="everyone" />
      <IconButton tone="inherit" icon="close" label="Close menu" onClick={onClose} />
    </div>
    <nav aria-label="Main" className={classes('grow pad-y-8 pad-x-12')}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.kind === 'link' ? item.entry.label : item.label}>
            {item.kind === 'link' ? (
              <EntryLink
                entry={item.entry}
                className={classes('menu-entry between full small strong from-start', styles.top)}
                onChosen={onClose}
              />
            ) : (
              <Group item={item} onChosen={onClose} />
            )}
          </li>
        ))}
      </ul>
    </nav>
    <div className={classes('grid gap-8', styles.account)}>
      <AccountLinks onChosen={onClose} />
    </div>
    <Motif variant="band" tone="chrome" className={styles.motif} />
  </Overlay>
);
