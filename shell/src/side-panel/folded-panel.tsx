import { IconButton } from '@phila/ui';
import { matchPath } from '@phila/contract/remote';
import { useState } from 'react';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../shell-context.ts';
import { usePanelButtons } from './panel-buttons.ts';
import { SidePanelSheet } from './side-panel-sheet.tsx';

/** Side panel where it doesn't fit beside the page: a button in the page's head with all of its buttons. */
export const FoldedPanel = () => {
  const [isOpen, setOpen] = useState(false);
  const buttons = usePanelButtons();
  const isDashboard = matchPath(paths.dashboard, useShell().pathname) !== null;
  if (isDashboard || buttons.length === 0) return null;
  return (
    <>
      <IconButton
        tone="inherit"
        icon="more"
        label="More actions"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SidePanelSheet buttons={buttons} onClose={() => setOpen(false)} />}
    </>
  );
};
