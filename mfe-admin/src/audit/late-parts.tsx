import { latePart, standIn } from '@phila/ui';

/** Comes when an entry is opened, in one file with the drawer of orders: the rows are there before it. */
export const EntryDrawer = latePart(
  async () => (await import(/* webpackChunkName: "drawers" */ './entry-drawer.tsx')).EntryDrawer,
  standIn('What you opened'),
);
