import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { actionsSlice } from './actions-slice.ts';
import { chromeSlice } from './chrome-slice.ts';
import { faultsSlice } from './faults-slice.ts';
import { noticesSlice } from './notices-slice.ts';
import { organisationSlice } from './organisation-slice.ts';
import { sessionSlice } from './session-slice.ts';
import { themeSlice } from './theme-slice.ts';

const own = {
  session: sessionSlice.reducer,
  chrome: chromeSlice.reducer,
  theme: themeSlice.reducer,
  organisation: organisationSlice.reducer,
  faults: faultsSlice.reducer,
  notices: noticesSlice.reducer,
  actions: actionsSlice.reducer,
};

const ownReducer = combineReducers(own);

export type RootState = ReturnType<typeof ownReducer>;

const RESET = 'platform/reset';

/** Puts every slice back to its beginning; for tests. */
export const reset = (): UnknownAction => ({ type: RESET });

const resettable =
  (reducer: Reducer<RootState>): Reducer<RootState> =>
  (state, action) =>
    reducer(action.type === RESET ? undefined : state, action);

/** One for the host and every remote. */
export const store = configureStore({
  reducer: resettable(ownReducer),
  devTools: process.env['NODE_ENV'] !== 'production',
});

let injected: Record<string, Reducer> = {};

/**
 * Gives a remote a part of the store for as long as the page lives; its name begins with the remote's
 * (`careerTemplates`). The same name again replaces the reducer and keeps the state, as a hot update or a retry needs.
 * Returns how to read it: `useAppSelector((state) => templates(state).selected)`.
 */
export const injectSlice = <State>(slice: {
  reducerPath: string;
  reducer: Reducer<State>;
}): ((state: RootState) => State) => {
  const name = slice.reducerPath;
  if (name in own)
    throw new Error(`The store has a slice "${name}" of its own: name the remote's slice after the remote.`);
  injected = { ...injected, [name]: slice.reducer };
  // The added parts are typed by the selector returned below.
  store.replaceReducer(resettable(combineReducers({ ...own, ...injected }) as unknown as Reducer<RootState>));
  return (state) => (state as unknown as Record<string, State>)[name] as State;
};

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<typeof store.dispatch>();
