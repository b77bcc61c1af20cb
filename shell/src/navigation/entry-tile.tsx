import type { NavigationEntry } from '@phila/contract/remote';
import { classes } from '@phila/ui';
import { EntryLink } from './entry-link.tsx';
import styles from './entry-tile.module.css';

interface EntryTileProps {
  entry: NavigationEntry;
  iconSize: number;
  onChosen: () => void;
}

/** Tile of a declared entry in a drawer or sheet: its icon above its label. */
export const EntryTile = ({ entry, iconSize, onChosen }: EntryTileProps) => (
  <EntryLink
    entry={entry}
    className={classes(
      'column between full-height gap-12 pad-16 press-card on-ground page-ring strong',
      styles.tile,
    )}
    iconSize={iconSize}
    onChosen={onChosen}
  />
);
