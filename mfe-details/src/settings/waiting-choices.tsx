import { classes, Skeleton } from '@phila/ui';

/** Placeholder for choices with a sentence each. */
export const WaitingChoices = () => (
  <div className={classes('grid gap-16')}>
    <Skeleton width="40%" />
    <Skeleton width="80%" />
    <Skeleton width="40%" />
    <Skeleton width="80%" />
  </div>
);
