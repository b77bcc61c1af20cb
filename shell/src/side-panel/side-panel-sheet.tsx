import { OverlayBar } from '../overlays/overlay-bar.tsx';
import { Overlay } from '../overlays/overlay.tsx';
import type { PanelButton } from './panel-buttons.ts';
import { PanelList } from './panel-list.tsx';
import styles from './side-panel-sheet.module.css';

interface SidePanelSheetProps {
  buttons: PanelButton[];
  onClose: () => void;
}

/** Sheet from below with the side panel's buttons, where the panel doesn't fit. */
export const SidePanelSheet = ({ buttons, onClose }: SidePanelSheetProps) => (
  <Overlay label="More actions" from="bottom" onClose={onClose}>
    <OverlayBar title="More actions" onClose={onClose} />
    <div className={styles.list}>
      <PanelList buttons={buttons} onChosen={onClose} />
    </div>
  </Overlay>
);
