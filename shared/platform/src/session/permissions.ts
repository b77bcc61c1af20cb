import { calls, type ValueOf } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { notifyManager } from '@tanstack/react-query';
import { queryClient } from '../query-client/query-client.ts';
import { sessionSlice } from '../store/session-slice.ts';
import { store, useAppSelector } from '../store/store.ts';

const { permissionsCame } = sessionSlice.actions;

const said = calls.account.profileName;

/**
 * Keeps the person's permissions up to date: the service sends them with each read of the person's name. Returns how to
 * stop.
 */
export const followPermissions = (): (() => void) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    const { data, error } = query.state;
    // Reads the name again when any read demands the second factor, so that the layout asks for it.
    if (error?.value) askPermissionsAgain();
    if (query.queryKey[0] !== said.path || !data) return;
    const { permissions, hasEmployerRoom, needsFactor } = data as ValueOf<typeof said>;
    const { userId } = store.getState().session.person;
    // Dispatches in the same render as the pages that read the name.
    notifyManager.schedule(() =>
      store.dispatch(permissionsCame({ userId, permissions, hasEmployerRoom, needsFactor })),
    );
  });

/** Reads the permissions again, because the service just refused a call that this page thought allowed. */
export const askPermissionsAgain = (): void => {
  void queryClient.invalidateQueries({ queryKey: [said.path] });
};

/**
 * Tells if the person's roles allow something; false until that is known. For display only: the service decides for
 * itself.
 */
export const useMay = (permission: Permission): boolean =>
  useAppSelector(
    ({ session: { person, permissions } }) =>
      person.signedIn && (person.isAdministrator || permissions?.includes(permission) === true),
  );

/** For the shell: gives all of the person's permissions, null until they are known. */
export const usePermissions = (): readonly string[] | null =>
  useAppSelector(({ session }) => session.permissions);

/** For the shell: tells if the person's organisation has a room for them. */
export const useHasEmployerRoom = (): boolean => useAppSelector(({ session }) => session.hasEmployerRoom);

/** For the shell: tells if administration was entered, so that its pages may make calls. */
export const useHasEntered = (): boolean => useAppSelector(({ session }) => session.hasEntered);
