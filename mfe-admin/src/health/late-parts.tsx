import { FaultPanel, latePart, Loading, Skeleton, type StandInProps } from '@phila/ui';

const SpeedIsComing = ({ failed, retry }: StandInProps) =>
  failed ? (
    <FaultPanel area="Speed of pages" onRetry={retry}>
      This part of the page could not be loaded.
    </FaultPanel>
  ) : (
    <Loading what="the speed of pages">
      <Skeleton height={320} />
    </Loading>
  );

/** Comes with its tab: its table is more than the rest of the page. */
export const SpeedOfPages = latePart(
  async () => (await import(/* webpackChunkName: "speed-of-pages" */ './speed-of-pages.tsx')).SpeedOfPages,
  SpeedIsComing,
);
