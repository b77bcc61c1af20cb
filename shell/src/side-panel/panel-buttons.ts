import { navigate } from '@phila/platform';
import type { ShownAction } from '@phila/platform/host';
import { useRegisteredSidePanelActions } from '@phila/platform/host';
import type { ReactNode } from 'react';
import { sidePanelAt } from '../declarations/declared-side-panel.ts';
import { useShell } from '../shell-context.ts';
import { setOpened } from './opened-store.ts';
import { SPEAK_TO_AN_EXPERT, ownActions } from './own-actions.ts';

/** Button to draw: declared, the shell's own, or registered by the page. */
export interface PanelButton {
  key: string;
  text: string;
  toolTip: string;
  /** Name of an icon, or the page's own picture. */
  icon: ReactNode;
  /** Target of a link, so that it can open in a new tab; null for a button. */
  to: string | null;
  onClick: () => void;
}

const registered = ({ key, text, toolTip, icon, onClick }: ShownAction): PanelButton => ({
  key,
  text,
  toolTip,
  icon,
  to: null,
  onClick,
});

/** Side panel at this address: the area's declared buttons, then the page's own (specification: shell). */
export const usePanelButtons = (): PanelButton[] => {
  const { registry, viewer, pathname } = useShell();
  const further = useRegisteredSidePanelActions();
  const declared = sidePanelAt(registry, viewer, pathname, ownActions).map((button): PanelButton => {
    const { text, toolTip, icon, to } = button.entry;
    return {
      key: `${button.remote?.name ?? 'shell'} ${text}`,
      text,
      toolTip,
      icon,
      to: to ?? null,
      onClick: () => {
        if (to !== undefined) navigate(to);
        else
          setOpened(
            button.remote === null && text === SPEAK_TO_AN_EXPERT
              ? { kind: 'advice' }
              : { kind: 'module', button },
          );
      },
    };
  });
  return [...declared, ...further.map(registered)];
};
