import { latePart, standIn } from '@phila/ui';
import { OpenedStandIn } from '../late/stand-ins.tsx';

/* The form of each comes with the first press, in one file: who has a role is there before it. */

export const GiveDialog = latePart(
  async () => (await import(/* webpackChunkName: "role-forms" */ './give-dialog.tsx')).GiveDialog,
  standIn('Giving a role'),
);

export const RoleDrawer = latePart(
  async () => (await import(/* webpackChunkName: "role-forms" */ './role-drawer.tsx')).RoleDrawer,
  OpenedStandIn,
);
