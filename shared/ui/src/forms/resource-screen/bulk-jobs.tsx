import { numberText } from '@phila/contract/format';
import { type BulkJob, calls } from '@phila/contract/calls';
import type { AnyResource } from '@phila/contract/resources';
import { messageOf, notify, send } from '@phila/platform';
import { useState } from 'react';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Progress } from '../../feedback/progress/index.ts';
import { DOING, DONE } from './bulk-words.ts';
import { RefusedRows } from './refused-rows.tsx';
import { countOfRows } from './resource-words.ts';
import { refreshBulkJobs } from './use-bulk-jobs.ts';
import type { ResourceWrites } from './use-resource-writes.ts';
import styles from './resource-screen.module.css';

const { stopBulkJob, putAwayBulkJob } = calls.administration;

/** Writes '3 000 of 12 400'. */
const progressOf = ({ reached, total }: BulkJob): string => `${numberText(reached)} of ${numberText(total)}`;

/** Says why a job did not reach every row; null if it did. */
const endingOf = (job: BulkJob): string | null => {
  switch (job.endedBy) {
    case 'stopped':
      return `Stopped after ${progressOf(job)}.`;
    case 'not allowed':
      return `Stopped after ${progressOf(job)}: you no longer have the right to change these.`;
    case 'failed':
      return `This did not work after ${progressOf(job)}. What was done stays; you can try again with what is left.`;
    case null:
      return null;
  }
};

interface JobProps {
  resource: AnyResource;
  job: BulkJob;
  writes: ResourceWrites;
  canWrite: boolean;
  /** Called when a button is pressed that goes with its job. */
  onAct: () => void;
}

type Act = 'stop' | 'undo' | 'put away';

const Job = ({ resource, job, writes, canWrite, onAct }: JobProps) => {
  const { id, action, operation, done, refused, refusedRows, total, finishedAt } = job;
  const [busy, setBusy] = useState<Act | null>(null);
  const [isListing, setListing] = useState(false);
  const attempt = async (act: Act, work: () => Promise<unknown>) => {
    setBusy(act);
    onAct();
    try {
      await work();
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This did not work. Please try again.') });
    } finally {
      setBusy(null);
      refreshBulkJobs();
    }
  };
  const params = { id };
  const undo = async () => {
    const answer = await writes.undo(operation);
    if (answer === null) return;
    const kept = answer.rows.filter(({ isDone }) => !isDone).length;
    if (kept > 0)
      notify({
        severity: 'warning',
        text: `${countOfRows(resource, kept)} not taken back: changed again since.`,
      });
    else if (answer.job === undefined)
      notify({ severity: 'success', text: `${countOfRows(resource, answer.rows.length)} ${DONE.undo}` });
    // Removes the job from the list. It can be undone only once, and the outcome was shown already, or another job
    // shows it.
    await send(putAwayBulkJob, { params });
  };
  const doing = `${DOING[action]} ${countOfRows(resource, total)}`;
  if (finishedAt === null)
    return (
      <li className={styles.job}>
        <p className={classes('strong')}>{doing}</p>
        <Progress label={doing} value={total === 0 ? null : job.reached / total} text={progressOf(job)} />
        <div className={classes('row wrap gap-8')}>
          <p>{progressOf(job)}. It goes on when you leave this page.</p>
          <div className={classes('push')}>
            <Button
              loading={busy === 'stop'}
              aria-label={`Stop: ${doing}`}
              onClick={() => void attempt('stop', () => send(stopBulkJob, { params }))}
            >
              Stop
            </Button>
          </div>
        </div>
      </li>
    );
  const said = `${countOfRows(resource, done)} ${DONE[action]}`;
  const ending = endingOf(job);
  return (
    <li className={styles.job}>
      <output className={classes('block')}>
        <strong>{said}</strong>
        {refused > 0 && `, ${numberText(refused)} not changed`}
        {ending !== null && <span className={classes('block')}>{ending}</span>}
      </output>
      <div className={classes('row wrap gap-8')}>
        {refused > 0 && <Button onClick={() => setListing(true)}>Show rows that did not change</Button>}
        {done > 0 && action !== 'undo' && (action !== 'remove' || resource.isRestorable) && canWrite && (
          <Button
            disabled={busy === 'put away'}
            loading={busy === 'undo'}
            aria-label={`Undo: ${said}`}
            onClick={() => void attempt('undo', undo)}
          >
            Undo
          </Button>
        )}
        <Button
          type="text"
          disabled={busy === 'undo'}
          loading={busy === 'put away'}
          aria-label={`Close: ${said}`}
          onClick={() => void attempt('put away', () => send(putAwayBulkJob, { params }))}
        >
          Close
        </Button>
      </div>
      {isListing && (
        <RefusedRows
          resource={resource}
          rows={refusedRows}
          count={refused}
          onClose={() => setListing(false)}
        />
      )}
    </li>
  );
};

export interface BulkJobsProps extends Omit<JobProps, 'job'> {
  jobs: readonly BulkJob[];
}

/** Shows the person's bulk changes: the progress of running ones, and the outcome of the others. */
const BulkJobs = ({ jobs, ...props }: BulkJobsProps) => (
  <ul className={styles.jobs} aria-label={`Changes of many ${props.resource.plural}`}>
    {jobs.map((job) => (
      <Job key={job.id} job={job} {...props} />
    ))}
  </ul>
);

export default BulkJobs;
