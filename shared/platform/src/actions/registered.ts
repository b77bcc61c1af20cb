import type { ReactNode } from 'react';
import type { ActionPlace, RegisteredAction } from '../store/actions-slice.ts';
import { useAppSelector } from '../store/store.ts';
import { handlers } from './handlers.ts';

/** An action of the page that is shown, ready to be drawn. */
export interface ShownAction {
  key: string;
  text: string;
  toolTip: string;
  /** An icon's name, or the page's own picture. */
  icon: ReactNode;
  /** The one main action of the page. */
  main: boolean;
  /** At work: takes no press in the meantime. */
  busy: boolean;
  onClick: () => void;
}

const shown = ({ owner, index, text, toolTip, icon, main, busy }: RegisteredAction): ShownAction => ({
  key: `${owner}-${index}`,
  text,
  toolTip,
  icon: icon === '' ? handlers.get(owner)?.[index]?.picture : icon,
  main,
  busy,
  onClick: () => handlers.get(owner)?.[index]?.onClick(),
});

const useActions = (place: ActionPlace): readonly ShownAction[] =>
  useAppSelector(({ actions }) => actions[place]).map(shown);

/** What the pages shown add to the side panel. */
export const useRegisteredSidePanelActions = (): readonly ShownAction[] => useActions('sidePanel');

/** What the pages shown add to the bottom action bar. */
export const useRegisteredPageActions = (): readonly ShownAction[] => useActions('page');
