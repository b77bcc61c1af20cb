import { classes, Skeleton } from '@phila/ui';

const FIELDS = ['full name', 'email', 'phone', 'address'];

/** Placeholder for a form: fields with labels, and a button. */
export const WaitingFields = () => (
  <div className={classes('stack gap-24')}>
    {FIELDS.map((field) => (
      <div key={field} className={classes('stack gap-8')}>
        <Skeleton width={96} height={14} />
        <Skeleton height={40} />
      </div>
    ))}
    <Skeleton width={160} height={40} />
  </div>
);
