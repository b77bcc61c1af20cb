import type { ReactNode } from 'react';
import { useRegistered } from '../actions/register.ts';

/** Specification: shell: "Pages may register further actions, each with text, tool tip, icon and click behaviour." */
export interface SidePanelAction {
  text: string;
  toolTip: string;
  /** A name of one of the shell's icons, or a picture of the page's own. */
  icon: ReactNode;
  onClick: () => void;
}

/** Adds buttons to the right side panel while the page is shown. */
export const useSidePanelActions = (actions: readonly SidePanelAction[]): void =>
  useRegistered(
    'sidePanel',
    actions.map(({ text, toolTip, icon }) => ({
      text,
      toolTip,
      icon: typeof icon === 'string' ? icon : '',
      main: false,
      busy: false,
    })),
    actions.map(({ icon, onClick }) => ({ onClick, picture: icon })),
  );
