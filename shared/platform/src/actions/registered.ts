import type { ReactNode } from 'react';
import type { ActionPlace, RegisteredAction } from '../store/actions-slice.ts';
import { useAppSelector } from '../store/store.ts';
import { handlers } from './handlers.ts';

/** An action of the page that is shown, ready to draw. */
export interface ShownAction {
  key: string;
  text: string;
  toolTip: string;
  /** An icon's name, or the page's own picture. */
  icon: ReactNode;
  /** True for the page's one main action. */
  main: boolean;
  /** Shows that it is working, and takes no press until then. */
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

/** Gives the actions that the shown pages add to the side panel. */
export const useRegisteredSidePanelActions = (): readonly ShownAction[] => useActions('sidePanel');

/** Gives the actions that the shown pages add to the bottom action bar. */
export const useRegisteredPageActions = (): readonly ShownAction[] => useActions('page');
