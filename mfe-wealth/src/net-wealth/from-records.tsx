import { Button, classes } from '@phila/ui';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Recorded } from '../recorded/entry-of-worth.ts';
import { useRecorded } from './use-recorded.ts';

interface FromRecordsProps {
  /** Takes the lines of the records once they are read; not over an entry from a link. */
  onRead: (recorded: readonly Recorded[]) => void;
}

/** Fills the statement in from the person's records, and says so. */
export const FromRecords = ({ onRead }: FromRecordsProps) => {
  const { recorded, hasFailed, retry } = useRecorded(true);
  const isLinked = useLocation().hash !== '';
  const fill = useEffectEvent((read: readonly Recorded[]) => {
    if (!isLinked && read.length > 0) onRead(read);
  });
  useEffect(() => {
    if (recorded !== undefined) fill(recorded);
  }, [recorded]);
  if (hasFailed)
    return (
      <p role="alert" className={classes('row wrap gap-12')}>
        Your records could not be loaded. <Button onClick={() => void retry()}>Retry</Button>
      </p>
    );
  return (
    <p className={classes('small muted')}>
      {recorded === undefined || recorded.length === 0 ? (
        <>
          What you add to <Link to="/wealth/overview">your overview</Link> is filled in here by itself.
        </>
      ) : (
        <>
          Filled in from <Link to="/wealth/overview">your records</Link>. A value that you change here changes
          there too when you save.
        </>
      )}
    </p>
  );
};
