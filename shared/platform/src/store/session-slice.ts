import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in person, for display; the tokens themselves stay in the browser's storage. */
export interface Session {
  signedIn: boolean;
  isAdministrator: boolean;
  userId: string | null;
  /** The number of the organisation the person is signed in for. */
  osNo: number | null;
}

export interface SessionState {
  person: Session;
  /** The permissions of the person's roles (`Permission` of the contract); null until the service has sent them. */
  permissions: string[] | null;
  /** True if the person's organisation has a room for them; false until the service has said so. */
  hasEmployerRoom: boolean;
  /** True once the service has answered administration's calls for this person; its pages then stay open. */
  hasEntered: boolean;
  /** True while an expired session is renewed: unknown yet whether the person is signed in. */
  restoring: boolean;
  /** True after the session ended over unsaved changes: the page stays, and the person must sign in again. */
  interrupted: boolean;
  /** Counts the changes of person: pages of an earlier one are drawn again. */
  generation: number;
}

/** The service's answer about a person's permissions. */
interface SaidOf {
  userId: string | null;
  permissions?: string[] | undefined;
  hasEmployerRoom?: boolean | undefined;
  needsFactor?: boolean | undefined;
}

export const visitor: Session = { signedIn: false, isAdministrator: false, userId: null, osNo: null };

const initialState: SessionState = {
  person: visitor,
  permissions: null,
  hasEmployerRoom: false,
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
      if (state.person.userId !== person.userId || state.person.osNo !== person.osNo)
        state.hasEmployerRoom = false;
      state.person = person;
    },
    /** Keeps equal permissions as the same array, so that nothing is drawn again. */
    permissionsCame: (
      state,
      {
        payload: { userId, permissions = [], hasEmployerRoom = false, needsFactor = false },
      }: PayloadAction<SaidOf>,
    ) => {
      if (userId !== state.person.userId) return;
      state.hasEmployerRoom = hasEmployerRoom;
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
