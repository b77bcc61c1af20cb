import { matchPath } from '@phila/contract/remote';
import { useState } from 'react';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../layouts/shell-context.ts';
import { IconButton } from '../navigation/icon-button.tsx';
import { OpenedPanel } from './opened-panel.tsx';
import type { Opened } from './panel-buttons.ts';
import { usePanelButtons } from './panel-buttons.ts';
import { SidePanelSheet } from './side-panel-sheet.tsx';

/** The side panel where it has no room beside the page: its buttons behind one in the page's head. */
export const FoldedPanel = () => {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const buttons = usePanelButtons(setOpened);
  const isDashboard = matchPath(paths.dashboard, useShell().pathname) !== null;
  if (isDashboard || buttons.length === 0) return null;
  return (
    <>
      <IconButton icon="more" label="More actions" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <SidePanelSheet buttons={buttons} onClose={() => setOpen(false)} />}
      {opened && <OpenedPanel opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
