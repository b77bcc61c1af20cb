import { calls, type ValueOf } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { notifyManager } from '@tanstack/react-query';
import { queryClient } from '../query-client/query-client.ts';
import { sessionSlice } from '../store/session-slice.ts';
import { store, useAppSelector } from '../store/store.ts';

const { permissionsCame } = sessionSlice.actions;

const said = calls.account.profileName;

/**
 * Keeps what the person may do, as the service says it with their name, each time that is read. Returns how to stop.
 */
export const followPermissions = (): (() => void) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    const { data, error } = query.state;
    // A read asks for the second factor, as after signing in again over the page: the name says so, and its layout asks.
    if (error?.value) askPermissionsAgain();
    if (query.queryKey[0] !== said.path || !data) return;
    const { permissions, needsFactor } = data as ValueOf<typeof said>;
    const { userId } = store.getState().session.person;
    // In the same render as the pages that read the name.
    notifyManager.schedule(() => store.dispatch(permissionsCame({ userId, permissions, needsFactor })));
  });

/** Asks again what the person may do: the service has just refused what this page believed to be allowed. */
export const askPermissionsAgain = (): void => {
  void queryClient.invalidateQueries({ queryKey: [said.path] });
};

/**
 * Whether the person may do something, by their roles; false until it is known. For what is shown: the service decides
 * for itself.
 */
export const useMay = (permission: Permission): boolean =>
  useAppSelector(
    ({ session: { person, permissions } }) =>
      person.signedIn && (person.isAdministrator || permissions?.includes(permission) === true),
  );

/** For the shell: everything that the person may do, null until it is known. */
export const usePermissions = (): readonly string[] | null =>
  useAppSelector(({ session }) => session.permissions);

/** For the shell: whether administration was entered, so that its pages may make calls. */
export const useHasEntered = (): boolean => useAppSelector(({ session }) => session.hasEntered);
