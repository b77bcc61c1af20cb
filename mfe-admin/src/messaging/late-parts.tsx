import { latePart } from '@phila/ui';
import { OpenedStandIn } from '../late/stand-ins.tsx';

/** Comes when an announcement is opened, in one file with the drawer of orders: the rows are there before it. */
export const AnnouncementDrawer = latePart(
  async () =>
    (await import(/* webpackChunkName: "drawers" */ './announcement-drawer.tsx')).AnnouncementDrawer,
  OpenedStandIn,
);
