import { store } from '../store/store.ts';

/** The handlers of notices' buttons; a store holds no functions, so they stay beside it. */
const actions = new Map<number, () => void>();

/** Keeps the handler of a notice's button while the notice is shown. */
export const keepAction = (id: number, onPress: () => void): void => {
  const shown = new Set(store.getState().notices.list.map((notice) => notice.id));
  for (const known of actions.keys()) if (!shown.has(known)) actions.delete(known);
  actions.set(id, onPress);
};

/** Gives the handler of a notice's button, and forgets it. */
export const takeAction = (id: number): (() => void) | undefined => {
  const action = actions.get(id);
  actions.delete(id);
  return action;
};
