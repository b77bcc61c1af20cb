import { store } from '../store/store.ts';

/** What the buttons of notices do: functions are no state, so they are kept beside the store. */
const actions = new Map<number, () => void>();

/** Keeps what the button of a notice does, for as long as the notice is shown. */
export const keepAction = (id: number, onPress: () => void): void => {
  const shown = new Set(store.getState().notices.list.map((notice) => notice.id));
  for (const known of actions.keys()) if (!shown.has(known)) actions.delete(known);
  actions.set(id, onPress);
};

/** What the button of a notice does, once. */
export const takeAction = (id: number): (() => void) | undefined => {
  const action = actions.get(id);
  actions.delete(id);
  return action;
};
