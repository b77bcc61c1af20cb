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

/** Puts every slice back to its beginning; for tests. */
export const reset = (): UnknownAction => ({ type: RESET });

const { personChanged } = sessionSlice.actions;

/** Whether a person who was signed in no longer is: what pages kept of them must not be there for the next person. */
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

/** One for the host and every remote. What remotes keep in it begins again when another person, or none, is signed in. */
export const store: EnhancedStore<RootState> = configureStore({ reducer: rootReducer });

/** A remote's part of the store. */
export interface Injected<State, Reducers extends SliceCaseReducers<State>> {
  /**
   * Reads it: `useAppSelector((state) => templates.select(state).selected)`.
   * @throws what its reducer threw: in the place of its remote, which shows the fault there.
   */
  select: (state: RootState) => State;
  actions: CaseReducerActions<Reducers, string>;
}

/** What the reducers of remotes threw, by the name of the slice. */
const thrown = new Map<string, unknown>();

/**
 * One reducer that throws would take every page with it, because each action goes through all of them. So the slice is
 * taken out: it keeps what it had, and takes no action until it begins again.
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
 * Gives a remote a part of the store: a slice of the toolkit, whose name begins with the remote's (`careerTemplates`). It
 * stays as long as the page lives and the same person is signed in. The same name again takes the new reducers and keeps
 * the state, as a hot update or a retry needs.
 * @throws Error for the name of a slice of the platform's own.
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
  parts.inject({ reducerPath: name, reducer: guarded(name, reducer) }, { overrideExisting: true });
  // Its beginning is in the store from now on, not from whatever happens next.
  store.dispatch({ type: 'platform/sliceInjected', payload: name });
  const select = (state: RootState): State => {
    if (thrown.has(name)) throw thrown.get(name);
    return (state as unknown as Record<string, State>)[name] as State;
  };
  return { select, actions };
};

export const useAppSelector = useSelector.withTypes<RootState>();
