import { classes, Skeleton } from '@phila/ui';

/** The place of a total and the button below it. */
export const WaitingTotal = () => (
  <div className={classes('card stack gap-24 pad-20')}>
    <Skeleton width="50%" height={20} />
    <Skeleton />
    <Skeleton height={48} />
  </div>
);
