import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '../fake.tsx';
import { visitor, sessionSlice } from './session-slice.ts';
import { injectSlice, reset, store, useAppSelector } from './store.ts';

const inject = () =>
  injectSlice(
    createSlice({
      name: 'careerTemplates',
      initialState: { selected: 0, expanded: false },
      reducers: {
        chosen: (state, { payload }: PayloadAction<number>) => {
          state.selected = payload;
        },
        toggled: (state) => {
          state.expanded = !state.expanded;
        },
      },
    }),
  );

describe('injectSlice', () => {
  it('gives a remote a typed part of the store, with its beginning, which its pages follow', () => {
    const templates = inject();
    const Chosen = () => <p>Template {useAppSelector((state) => templates.select(state).selected)}</p>;
    renderWithPlatform(<Chosen />);
    expect(screen.getByText('Template 0')).toBeInTheDocument();
    act(() => {
      store.dispatch(templates.actions.chosen(30));
      store.dispatch(templates.actions.toggled());
    });
    expect(screen.getByText('Template 30')).toBeInTheDocument();
    const view = injectSlice(createSlice({ name: 'wealthView', initialState: 'list', reducers: {} }));
    expect(view.select(store.getState())).toBe('list');
    expect(templates.select(store.getState())).toEqual({ selected: 30, expanded: true });
    expect(store.getState().session.person.signedIn).toBe(true);
  });

  it('keeps the state when the same slice comes again, as after a hot update', () => {
    store.dispatch(inject().actions.chosen(31));
    expect(inject().select(store.getState()).selected).toBe(31);
  });

  it('takes out a slice whose reducer throws, and says so where its remote reads it', () => {
    const templates = inject();
    const broken = injectSlice(
      createSlice({
        name: 'wealthBroken',
        initialState: { count: 0 },
        reducers: {
          failed: () => {
            throw new Error('no such plan');
          },
        },
      }),
    );
    store.dispatch(broken.actions.failed());
    store.dispatch(templates.actions.chosen(33));
    expect(templates.select(store.getState()).selected).toBe(33);
    expect(() => broken.select(store.getState())).toThrow('no such plan');
    act(() => void store.dispatch(reset()));
    expect(broken.select(store.getState())).toEqual({ count: 0 });
  });

  it('takes out a slice that throws before it has begun', () => {
    const never = createSlice({
      name: 'wealthNever',
      initialState: (): { count: number } => {
        throw new Error('nothing to begin with');
      },
      reducers: {},
    });
    const slice = injectSlice(never);
    expect(() => slice.select(store.getState())).toThrow('nothing to begin with');
  });

  it("does not let a remote put its own in the place of the platform's", () => {
    expect(() => injectSlice(createSlice({ name: 'session', initialState: {}, reducers: {} }))).toThrow(
      "name the remote's slice after the remote",
    );
  });

  it('begins again when another person is signed in, and when a person signs out', () => {
    const templates = inject();
    const { personChanged } = sessionSlice.actions;
    const thandi = { ...visitor, signedIn: true, userId: 'thandi' };
    store.dispatch(personChanged(thandi));
    store.dispatch(templates.actions.chosen(32));
    store.dispatch(personChanged({ ...thandi, isAdministrator: true }));
    expect(templates.select(store.getState()).selected).toBe(32);
    store.dispatch(personChanged(visitor));
    expect(templates.select(store.getState()).selected).toBe(0);
    expect(store.getState().session.person).toEqual(visitor);
    store.dispatch(templates.actions.chosen(33));
    store.dispatch(personChanged(thandi));
    expect(templates.select(store.getState()).selected).toBe(33);
  });
});
