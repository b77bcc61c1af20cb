import { combineReducers, legacy_createStore, type Reducer, type Store } from 'redux';
import { useSelector } from 'react-redux';
import { actionsSlice, type ActionsState } from './actions-slice.ts';
import { chromeSlice, type ChromeState } from './chrome-slice.ts';
import { faultsSlice, type Faults } from './faults-slice.ts';
import { noticesSlice, type NoticesState } from './notices-slice.ts';
import { organisationSlice, type OrganisationState } from './organisation-slice.ts';
import { sessionSlice, type SessionState } from './session-slice.ts';
import { slice, type Change, type Slice, type SliceAction } from './slice.ts';
import { themeSlice, type ThemeState } from './theme-slice.ts';

/** What the platform itself keeps. */
export interface RootState {
  session: SessionState;
  chrome: ChromeState;
  theme: ThemeState;
  organisation: OrganisationState;
  faults: Faults;
  notices: NoticesState;
  actions: ActionsState;
}

const own: { [K in keyof RootState]: Reducer<RootState[K], SliceAction> } = {
  session: sessionSlice.reducer,
  chrome: chromeSlice.reducer,
  theme: themeSlice.reducer,
  organisation: organisationSlice.reducer,
  faults: faultsSlice.reducer,
  notices: noticesSlice.reducer,
  actions: actionsSlice.reducer,
};

const RESET = 'platform/reset';

/** Puts every slice back to its beginning; for tests. */
export const reset = (): SliceAction<undefined> => ({ type: RESET, payload: undefined });

const combined = (parts: Record<string, Reducer<never, SliceAction>>): Reducer<RootState, SliceAction> => {
  // The parts that remotes add are typed by what `injectSlice` gives them.
  const reducer = combineReducers(parts) as unknown as Reducer<RootState, SliceAction>;
  return (state, action) => reducer(action.type === RESET ? undefined : state, action);
};

let parts = own as unknown as Record<string, Reducer<never, SliceAction>>;

/** One for the host and every remote. Plain redux: the toolkit would add 8 kB to every first page (decision 0403). */
export const store: Store<RootState, SliceAction> = legacy_createStore(combined(parts));

/** A remote's part of the store. */
export interface Injected<State, Changes extends Record<string, Change<State>>> {
  /** Reads it: `useAppSelector((state) => templates.select(state).selected)`. */
  select: (state: RootState) => State;
  actions: Slice<State, Changes>['actions'];
}

/**
 * Gives a remote a part of the store for as long as the page lives; its name begins with the remote's
 * (`careerTemplates`). Changes are pure and answer with a new state. The same name again takes the new changes and
 * keeps the state, as a hot update or a retry needs.
 * @throws Error for the name of a slice of the platform's own.
 */
export const injectSlice = <State, Changes extends Record<string, Change<State>>>(injected: {
  name: string;
  initialState: State;
  changes: Changes;
}): Injected<State, Changes> => {
  const { name, initialState, changes } = injected;
  if (name in own) {
    throw new Error(`The store has a slice "${name}" of its own: name the remote's slice after the remote.`);
  }
  const { reducer, actions } = slice(name, initialState, changes);
  parts = { ...parts, [name]: reducer as unknown as Reducer<never, SliceAction> };
  store.replaceReducer(combined(parts));
  return { select: (state) => (state as unknown as Record<string, State>)[name] as State, actions };
};

export const useAppSelector = useSelector.withTypes<RootState>();
