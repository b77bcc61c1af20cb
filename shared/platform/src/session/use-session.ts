import type { Session } from '../store/session-slice.ts';
import { useAppSelector } from '../store/store.ts';

/** Who is signed in, as far as this browser knows. */
export const useSession = (): Session => useAppSelector(({ session }) => session.person);

/** For the guard: not known yet who is signed in, because an expired session is being taken up again. */
export const useIsRestoring = (): boolean => useAppSelector(({ session }) => session.restoring);

/** For the shell: the session ended while something typed was not saved, and the person is asked to sign in again. */
export const useIsInterrupted = (): boolean => useAppSelector(({ session }) => session.interrupted);
