import { classes, Skeleton } from '@phila/ui';

/** In the place of choices with a sentence each, while they are read. */
export const WaitingChoices = () => (
  <div className={classes('grid gap-16')}>
    <Skeleton width="40%" />
    <Skeleton width="80%" />
    <Skeleton width="40%" />
    <Skeleton width="80%" />
  </div>
);
