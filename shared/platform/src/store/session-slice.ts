import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is shown of who is signed in. The tokens themselves stay in the browser's storage. */
export interface Session {
  signedIn: boolean;
  isAdministrator: boolean;
  userId: string | null;
  /** The number of the organisation the person is signed in for. */
  osNo: number | null;
}

export interface SessionState {
  person: Session;
  /** What the person's roles allow (`Permission` of the contract); null until the service has said it. */
  permissions: string[] | null;
  /** Whether the service answered calls of administration since this person came: what is open then stays open. */
  hasEntered: boolean;
  /** An expired session is being taken up again: not known yet whether the person is signed in. */
  restoring: boolean;
  /** The session ended while something typed was not saved: the page stays, and the person is asked to sign in again. */
  interrupted: boolean;
  /** Counts the changes from one person to another: no page shown to one is shown on to the next. */
  generation: number;
}

/** What the service said that a person may do. */
interface SaidOf {
  userId: string | null;
  permissions?: string[] | undefined;
  needsFactor?: boolean | undefined;
}

export const visitor: Session = { signedIn: false, isAdministrator: false, userId: null, osNo: null };

const initialState: SessionState = {
  person: visitor,
  permissions: null,
  hasEntered: false,
  restoring: false,
  interrupted: false,
  generation: 0,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    personChanged: (state, { payload: person }: PayloadAction<Session>) => {
      if (state.person.userId !== null && person.userId !== null && state.person.userId !== person.userId)
        state.generation += 1;
      if (state.person.userId !== person.userId) {
        state.permissions = null;
        state.hasEntered = false;
      }
      state.person = person;
    },
    /** Kept as they are where they are the same: nothing is drawn again for them. */
    permissionsCame: (
      state,
      { payload: { userId, permissions = [], needsFactor = false } }: PayloadAction<SaidOf>,
    ) => {
      if (userId !== state.person.userId) return;
      if (`${state.permissions}` !== `${permissions}`) state.permissions = permissions;
      if (!needsFactor) state.hasEntered = true;
    },
    restoringChanged: (state, { payload: restoring }: PayloadAction<boolean>) => {
      state.restoring = restoring;
    },
    interruptedChanged: (state, { payload: interrupted }: PayloadAction<boolean>) => {
      state.interrupted = interrupted;
    },
  },
});
