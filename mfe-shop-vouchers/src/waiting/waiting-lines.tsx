import { classes, Skeleton } from '@phila/ui';

/** Placeholder for lines with amounts, for example a cart or a list of orders. */
export const WaitingLines = ({ pictured = false }: { pictured?: boolean }) => (
  <div className={classes('card stack gap-24 pad-20')}>
    {['45%', '60%', '40%'].map((width) => (
      <div key={width} className={classes('row gap-12')}>
        {pictured && <Skeleton width={48} height={48} className={classes('rigid')} />}
        <Skeleton width={width} />
        <span className={classes('push')}>
          <Skeleton width={72} />
        </span>
      </div>
    ))}
  </div>
);
