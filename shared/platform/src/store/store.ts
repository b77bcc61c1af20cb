import {
  combineSlices,
  configureStore,
  type CaseReducerActions,
  type EnhancedStore,
  type Slice,
  type SliceCaseReducers,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { compose, type Reducer } from 'redux';
import { actionsSlice, type ActionsState } from './actions-slice.ts';
import { chromeSlice, type ChromeState } from './chrome-slice.ts';
import { faultsSlice, type Faults } from './faults-slice.ts';
import { noticesSlice, type NoticesState } from './notices-slice.ts';
import { organisationSlice, type OrganisationState } from './organisation-slice.ts';
import { sessionSlice, type SessionState } from './session-slice.ts';
import { claimSlice } from './slice-owner.ts';
import { themeSlice, type ThemeState } from './theme-slice.ts';

/** The platform's own state. */
export interface RootState {
  session: SessionState;
  chrome: ChromeState;
  theme: ThemeState;
  organisation: OrganisationState;
  faults: Faults;
  notices: NoticesState;
  actions: ActionsState;
}

const own = [
  sessionSlice,
  chromeSlice,
  themeSlice,
  organisationSlice,
  faultsSlice,
  noticesSlice,
  actionsSlice,
] as const;

const parts = combineSlices(...own);

const RESET = 'platform/reset';

/** For tests: resets every slice. */
export const reset = (): UnknownAction => ({ type: RESET });

const { personChanged } = sessionSlice.actions;

/** Tells if a signed-in person signs out or changes, because the next person must not see the state of their pages. */
const endsPerson = (state: RootState, action: UnknownAction): boolean =>
  personChanged.match(action) &&
  state.session.person.userId !== null &&
  state.session.person.userId !== action.payload.userId;

const withoutInjected = (state: RootState): RootState =>
  Object.fromEntries(own.map(({ name }) => [name, state[name]])) as unknown as RootState;

type Root = Reducer<RootState, UnknownAction, RootState | undefined>;

const withReset =
  (reducer: Root): Root =>
  (state, action) =>
    reducer(action.type === RESET ? undefined : state, action);

const withNextPerson =
  (reducer: Root): Root =>
  (state, action) =>
    reducer(state && endsPerson(state, action) ? withoutInjected(state) : state, action);

const rootReducer = compose<Root>(withReset, withNextPerson)(parts);

/** The store that the host and every remote share. Remotes' slices start again when the person changes or signs out. */
export const store: EnhancedStore<RootState> = configureStore({ reducer: rootReducer });

/**
 * The state for a visitor whose browser keeps nothing: what pages are drawn with for Node, and hydrated with before they
 * take the browser's own.
 */
export const firstState: RootState = rootReducer(undefined, reset());

/** A remote's part of the store. */
export interface Injected<State, Reducers extends SliceCaseReducers<State>> {
  /**
   * Reads the slice: `useAppSelector((state) => templates.select(state).selected)`.
   * @throws the error of its reducer, so that the fault shows in the remote's own place
   */
  select: (state: RootState) => State;
  actions: CaseReducerActions<Reducers, string>;
}

/** The errors that remotes' reducers threw, by the name of the slice. */
const thrown = new Map<string, unknown>();

/**
 * Disables a slice after its reducer threw, until it starts again: every action goes through all reducers, so the error
 * would break every page. Keeps the slice's state.
 */
const guarded =
  <State>(name: string, reducer: Reducer<State>): Reducer<State | null> =>
  (state, action) => {
    if (state === undefined) thrown.delete(name);
    if (thrown.has(name)) return state ?? null;
    try {
      return reducer(state ?? undefined, action);
    } catch (error) {
      thrown.set(name, error);
      return state ?? null;
    }
  };

/**
 * Makes `injectSlice` for one remote, which the host puts in the place of the other.
 * @param remote its name in the registry
 */
export const injectSliceOf =
  (remote: string): typeof injectSlice =>
  (slice) => {
    claimSlice(remote, slice.name);
    return injectSlice(slice);
  };

/**
 * Adds a slice of a remote to the store, under a name that begins with the remote's (`careerTemplates`). It stays until
 * the page is closed or the person changes. The same name again replaces the reducers and keeps the state, for a hot
 * update or a retry.
 * @throws Error for a name that the platform's own slices use
 */
export const injectSlice = <State, Reducers extends SliceCaseReducers<State>>(
  slice: Slice<State, Reducers>,
): Injected<State, Reducers> => {
  const { reducer, actions } = slice;
  const name: string = slice.name;
  if (own.some((known) => known.name === name)) {
    throw new Error(`"${name}" is the store's own: name the remote's slice after the remote.`);
  }
  thrown.delete(name);
  const guardedReducer = guarded(name, reducer);
  parts.inject({ reducerPath: name, reducer: guardedReducer }, { overrideExisting: true });
  Object.assign(firstState, { [name]: guardedReducer(undefined, { type: 'platform/sliceInjected' }) });
  // Puts the initial state into the store now, not at the next action.
  store.dispatch({ type: 'platform/sliceInjected', payload: name });
  const select = (state: RootState): State => {
    if (thrown.has(name)) throw thrown.get(name);
    return (state as unknown as Record<string, State>)[name] as State;
  };
  return { select, actions };
};

export const useAppSelector = useSelector.withTypes<RootState>();
