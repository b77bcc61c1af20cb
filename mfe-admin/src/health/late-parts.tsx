import { latePart } from '@phila/ui';
import { placeStandIn } from '../late/stand-ins.tsx';

/** Comes with its tab: its table is more than the rest of the page. */
export const SpeedOfPages = latePart(
  async () => (await import(/* webpackChunkName: "speed-of-pages" */ './speed-of-pages.tsx')).SpeedOfPages,
  placeStandIn('Speed of pages', 'the speed of pages'),
);
