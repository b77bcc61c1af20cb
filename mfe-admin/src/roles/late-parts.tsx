import { latePart, standIn } from '@phila/ui';
import { OpenedStandIn, placeStandIn } from '../late/stand-ins.tsx';

/* The form of each comes with the first press, in one file, and that of the matrix with its tab: who has a role is there before them. */

export const GiveDialog = latePart(
  async () => (await import(/* webpackChunkName: "role-forms" */ './give-dialog.tsx')).GiveDialog,
  standIn('Giving a role'),
);

export const RoleDrawer = latePart(
  async () => (await import(/* webpackChunkName: "role-forms" */ './role-drawer.tsx')).RoleDrawer,
  OpenedStandIn,
);

export const PermissionMatrix = latePart(
  async () => (await import(/* webpackChunkName: "role-forms" */ './permission-matrix.tsx')).PermissionMatrix,
  placeStandIn('What each role allows', 'what each role allows'),
);
