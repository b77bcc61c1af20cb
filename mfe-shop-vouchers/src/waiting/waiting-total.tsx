import { classes, Skeleton } from '@phila/ui';

/** Placeholder for a total with a button below. */
export const WaitingTotal = () => (
  <div className={classes('card stack gap-24 pad-20')}>
    <Skeleton width="50%" height={20} />
    <Skeleton />
    <Skeleton height={48} />
  </div>
);
