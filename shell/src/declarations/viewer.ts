import type { RemoteRoute } from '@phila/contract/remote';
import type { RootState } from '@phila/platform';

/** As much of the person as menus and the guard need to know. */
export interface Viewer {
  signedIn: boolean;
  isAdministrator: boolean;
  /** What their roles allow; null until the service has said it, left out for none. */
  permissions?: readonly string[] | null;
  /** Whether they have entered administration, with their second factor. */
  hasEntered?: boolean;
}

/** Who looks at the site, as the store has it. */
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

/** Whether an access keeps out some of those who are signed in. */
export const isForSome = (access: RemoteRoute['access']): boolean =>
  access !== 'anyone' && access !== 'person';

/** What a declaration shows to those with a permission only. */
export const isShownTo = (
  viewer: Viewer,
  { access }: { access?: RemoteRoute['access'] | undefined },
): boolean => access === undefined || mayEnter(viewer, access);
