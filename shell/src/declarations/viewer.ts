import type { RemoteRoute } from '@phila/contract/remote';
import type { RootState } from '@phila/platform';

/** Facts about the person that menus and the guard need. */
export interface Viewer {
  signedIn: boolean;
  isAdministrator: boolean;
  /** Permissions of their roles; null until the service answers, undefined for none. */
  permissions?: readonly string[] | null;
  /** True once they entered administration with their second factor. */
  hasEntered?: boolean;
  /** True if their organisation has a room for them. */
  hasEmployerRoom?: boolean;
}

export const viewerOf = ({
  session: { person, permissions, hasEntered, hasEmployerRoom },
}: RootState): Viewer => ({
  signedIn: person.signedIn,
  isAdministrator: person.isAdministrator,
  permissions,
  hasEntered,
  hasEmployerRoom,
});

/** True for anyone with a permission, for the site or for an organisation. */
export const looksAfterSomething = ({ signedIn, isAdministrator, permissions }: Viewer): boolean =>
  signedIn && (isAdministrator || (permissions?.length ?? 0) > 0);

/** True if the person may see things with this access. For display only, as the service checks for itself. */
export const mayEnter = (viewer: Viewer, access: RemoteRoute['access']): boolean => {
  if (access === 'anyone') return true;
  if (!viewer.signedIn) return false;
  if (access === 'person' || viewer.isAdministrator) return true;
  if (access === 'administrator') return looksAfterSomething(viewer);
  return viewer.permissions?.includes(access.slice('may '.length)) === true;
};

/** True if the page may be drawn and make calls; a page of administration waits for the second factor. */
export const mayOpen = (
  viewer: Viewer,
  { access, layout }: Pick<RemoteRoute, 'access' | 'layout'>,
): boolean => mayEnter(viewer, access) && (layout !== 'admin' || viewer.hasEntered === true);

/** True if an access excludes some signed-in people. */
export const isForSome = (access: RemoteRoute['access']): boolean =>
  access !== 'anyone' && access !== 'person';

/** True if this person sees the declaration. */
export const isShownTo = (
  viewer: Viewer,
  { access }: { access?: RemoteRoute['access'] | undefined },
): boolean => access === undefined || mayEnter(viewer, access);
