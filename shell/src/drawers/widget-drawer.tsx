import type { NavigationEntry } from '@phila/contract/remote';
import { classes, Motif } from '@phila/ui';
import { EntryTile } from '../navigation/entry-tile.tsx';
import { OverlayBar } from '../overlays/overlay-bar.tsx';
import { Overlay } from '../overlays/overlay.tsx';
import styles from './widget-drawer.module.css';

/** Number of tiles in the drawer (specification: shell). */
const TILES = 5;

interface WidgetDrawerProps {
  entries: NavigationEntry[];
  onClose: () => void;
}

/** Drawer of 400 px on the right, with the first five quick links of remotes. */
export const WidgetDrawer = ({ entries, onClose }: WidgetDrawerProps) => (
  <Overlay label="Quick links" from="right" onClose={onClose} className={styles.drawer}>
    <OverlayBar title="Quick links" onClose={onClose} />
    <ul className={classes('grid gap-16 pad-x-24 above-8 below-32', styles.grid)}>
      {entries.slice(0, TILES).map((entry) => (
        <li key={`${entry.label} ${entry.to}`}>
          <EntryTile entry={entry} iconSize={28} onChosen={onClose} />
        </li>
      ))}
    </ul>
    <Motif variant="band" className={styles.motif} />
  </Overlay>
);
