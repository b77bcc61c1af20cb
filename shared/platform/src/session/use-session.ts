import type { Session } from '../store/session-slice.ts';
import { useAppSelector } from '../store/store.ts';

/** Gives the signed-in person, as far as this browser knows. */
export const useSession = (): Session => useAppSelector(({ session }) => session.person);

/** For the guard: true while an expired session is renewed, so that it is unknown who is signed in. */
export const useIsRestoring = (): boolean => useAppSelector(({ session }) => session.restoring);

/** For the shell: true after the session ended over unsaved changes, so that the person must sign in again. */
export const useIsInterrupted = (): boolean => useAppSelector(({ session }) => session.interrupted);
