import { latePart } from '@phila/ui';
import { OpenedStandIn } from '../late/stand-ins.tsx';

/** Comes when an entry is opened, in one file with the drawer of orders: the rows are there before it. */
export const EntryDrawer = latePart(
  async () => (await import(/* webpackChunkName: "drawers" */ './entry-drawer.tsx')).EntryDrawer,
  OpenedStandIn,
);
