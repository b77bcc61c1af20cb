import type { RemoteRoute } from '@phila/contract/remote';

/** As much of the person as menus and the guard need to know. */
export interface Viewer {
  signedIn: boolean;
  isAdministrator: boolean;
}

/** May this person be shown what asks for this access? For display only: the service decides for itself. */
export const mayEnter = (viewer: Viewer, access: RemoteRoute['access']): boolean =>
  access === 'anyone' || (viewer.signedIn && (access === 'person' || viewer.isAdministrator));
