import { useToday } from '@phila/platform';
import { dateText } from '@phila/contract/format';
import { classes } from '@phila/ui';
import { daysAheadText } from './days-ahead.ts';

/** Day a policy renews or ends, and the time left if near. */
export const DayAhead = ({ day }: { day: string }) => {
  const today = useToday();
  const words = daysAheadText(day, today);
  return (
    <>
      <time dateTime={day} className={classes('nowrap')}>
        {dateText(day)}
      </time>
      {words !== null && <span className={classes('block small muted')}>{words}</span>}
    </>
  );
};

/** Table cell of the day; empty without one. */
export const dayCell = (day: string | null) => (day === null ? undefined : <DayAhead day={day} />);
