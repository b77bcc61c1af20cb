import { navigate } from '@phila/platform';
import type { ShownAction } from '@phila/platform/host';
import { useRegisteredSidePanelActions } from '@phila/platform/host';
import type { ReactNode } from 'react';
import { sidePanelAt } from '../declarations/declared-side-panel.ts';
import { useShell } from '../shell-context.ts';
import { setOpened } from './opened-store.ts';
import { SPEAK_TO_AN_EXPERT, ownActions } from './own-actions.ts';

/** A drawn button: declared, the shell's own or registered by the page. */
export interface PanelButton {
  key: string;
  text: string;
  toolTip: string;
  /** An icon's name, or a picture of the page's own. */
  icon: ReactNode;
  /** Its target, if it is a link, so that it can be opened beside this page. */
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

/** The side panel at this address: first what is declared for the area, then what the page adds (specification: shell). */
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
