import { useToday } from '@phila/platform';
import { dateText } from '@phila/contract/format';
import { classes } from '@phila/ui';
import { daysAheadText } from './days-ahead.ts';

/** The day on which a policy renews or ends, and how far that is where it is near. */
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

/** As a cell of a table; nothing where there is no day. */
export const dayCell = (day: string | null) => (day === null ? undefined : <DayAhead day={day} />);
