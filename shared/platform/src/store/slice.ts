import type { Reducer } from 'redux';

export interface SliceAction<Payload = unknown> {
  type: string;
  payload: Payload;
}

/** How a slice may change: the state as it was, what the action brings, the state as it then is. */
export type Change<State> = (state: State, payload: never) => State;

type Creator<C> = C extends (state: never) => unknown
  ? () => SliceAction<undefined>
  : C extends (state: never, payload: infer Payload) => unknown
    ? (payload: Payload) => SliceAction<Payload>
    : never;

export interface Slice<State, Changes extends Record<string, Change<State>>> {
  name: string;
  reducer: Reducer<State, SliceAction>;
  /** Makes the action of each change: `store.dispatch(slice.actions.chosen(30))`. */
  actions: { readonly [K in keyof Changes]: Creator<Changes[K]> };
}

/** A part of the store: its beginning, and its changes by name. Each is pure and answers with a new state. */
export const slice = <State, Changes extends Record<string, Change<State>>>(
  name: string,
  initialState: State,
  changes: Changes,
): Slice<State, Changes> => {
  const types = new Map(Object.entries(changes).map(([key, change]) => [`${name}/${key}`, change]));
  const actions = Object.fromEntries(
    Object.keys(changes).map((key) => [key, (payload: unknown) => ({ type: `${name}/${key}`, payload })]),
  );
  return {
    name,
    reducer: (state = initialState, { type, payload }) => types.get(type)?.(state, payload as never) ?? state,
    actions: actions as Slice<State, Changes>['actions'],
  };
};
