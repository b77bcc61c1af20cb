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
  /** An expired session is being taken up again: not known yet whether the person is signed in. */
  restoring: boolean;
}

export const nobody: Session = { signedIn: false, isAdministrator: false, userId: null, osNo: null };

const initialState: SessionState = { person: nobody, restoring: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    personChanged: (state, { payload: person }: PayloadAction<Session>) => {
      state.person = person;
    },
    restoringChanged: (state, { payload: restoring }: PayloadAction<boolean>) => {
      state.restoring = restoring;
    },
  },
});
