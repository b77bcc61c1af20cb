import { classes, Tiles } from '@phila/ui';
import type { NavigationEntry } from '@phila/contract/remote';
import { OverlayBar } from '../overlays/overlay-bar.tsx';
import { Overlay } from '../overlays/overlay.tsx';
import { EntryTile } from './entry-tile.tsx';

interface ProductsSheetProps {
  entries: NavigationEntry[];
  onClose: () => void;
}

/** Products menu of narrow screens: tiles of insurance and guidance pages (specification: public-site). */
export const ProductsSheet = ({ entries, onClose }: ProductsSheetProps) => (
  <Overlay label="Products" from="bottom" onClose={onClose}>
    <OverlayBar title="Products" onClose={onClose} />
    <div className={classes('pad-x-24 above-8 below-32')}>
      <Tiles least={148}>
        {entries.map((entry) => (
          <li key={`${entry.label} ${entry.to}`}>
            <EntryTile entry={entry} iconSize={24} onChosen={onClose} />
          </li>
        ))}
      </Tiles>
    </div>
  </Overlay>
);
