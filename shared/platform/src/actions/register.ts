import { useEffect, useLayoutEffect, useState } from 'react';
import { actionsSlice, type ActionPlace } from '../store/actions-slice.ts';
import { store } from '../store/store.ts';
import { handlers, nextOwner, type Handler } from './handlers.ts';

const { actionsRegistered, actionsGone } = actionsSlice.actions;

/** The visible parts of an action. */
export interface VisibleAction {
  text: string;
  toolTip: string;
  icon: string;
  main: boolean;
  busy: boolean;
}

/**
 * Registers actions while the page is shown. Writes to the store only when a visible part changes; a press always runs
 * the handler of the latest render.
 */
export const useRegistered = (
  place: ActionPlace,
  seen: readonly VisibleAction[],
  own: readonly Handler[],
): void => {
  const [owner] = useState(nextOwner);
  const shown = JSON.stringify(seen);
  useLayoutEffect(() => {
    handlers.set(owner, own);
  });
  useEffect(() => {
    const actions = (JSON.parse(shown) as VisibleAction[]).map((action, index) => ({
      ...action,
      owner,
      index,
    }));
    store.dispatch(actionsRegistered({ place, owner, actions }));
    return () => {
      store.dispatch(actionsGone({ place, owner }));
    };
  }, [place, owner, shown]);
  useEffect(
    () => () => {
      handlers.delete(owner);
    },
    [owner],
  );
};
