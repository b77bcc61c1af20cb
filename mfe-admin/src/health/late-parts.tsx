import { latePart, Loading, Skeleton, standIn } from '@phila/ui';

/** Comes with its tab: its table is more than the rest of the page. */
export const SpeedOfPages = latePart(
  async () => (await import(/* webpackChunkName: "speed-of-pages" */ './speed-of-pages.tsx')).SpeedOfPages,
  standIn(
    'Speed of pages',
    <Loading what="the speed of pages">
      <Skeleton height={320} />
    </Loading>,
  ),
);
