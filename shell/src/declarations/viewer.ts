import type { RemoteRoute } from '@phila/contract/remote';
import type { RootState } from '@phila/platform';

/** The part of the person that menus and the guard need. */
export interface Viewer {
  signedIn: boolean;
  isAdministrator: boolean;
  /** Permissions of their roles; null until the service has answered, left out for none. */
  permissions?: readonly string[] | null;
  /** True once they entered administration with their second factor. */
  hasEntered?: boolean;
}

export const viewerOf = ({ session: { person, permissions, hasEntered } }: RootState): Viewer => ({
  signedIn: person.signedIn,
  isAdministrator: person.isAdministrator,
  permissions,
  hasEntered,
});

/** Has any permission: looks after something of the site or of an organisation. */
export const looksAfterSomething = ({ signedIn, isAdministrator, permissions }: Viewer): boolean =>
  signedIn && (isAdministrator || (permissions?.length ?? 0) > 0);

/** May this person be shown what asks for this access? For display only: the service decides for itself. */
export const mayEnter = (viewer: Viewer, access: RemoteRoute['access']): boolean => {
  if (access === 'anyone') return true;
  if (!viewer.signedIn) return false;
  if (access === 'person' || viewer.isAdministrator) return true;
  if (access === 'administrator') return looksAfterSomething(viewer);
  return viewer.permissions?.includes(access.slice('may '.length)) === true;
};

/** May the page be drawn, and make calls? One of administration waits until that was entered. */
export const mayOpen = (
  viewer: Viewer,
  { access, layout }: Pick<RemoteRoute, 'access' | 'layout'>,
): boolean => mayEnter(viewer, access) && (layout !== 'admin' || viewer.hasEntered === true);

/** Tells if an access keeps out some signed-in people. */
export const isForSome = (access: RemoteRoute['access']): boolean =>
  access !== 'anyone' && access !== 'person';

/** Tells if a declaration is shown to this person. */
export const isShownTo = (
  viewer: Viewer,
  { access }: { access?: RemoteRoute['access'] | undefined },
): boolean => access === undefined || mayEnter(viewer, access);
