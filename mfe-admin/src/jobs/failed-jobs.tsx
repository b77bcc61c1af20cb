import { calls, type FailedJob } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { AdminList, type AdminColumn, Button, classes, Empty, useListAddress } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageOfRows } from '../administrative/pages-of-rows.tsx';
import { useJobActs } from './use-job-acts.tsx';

const { failedJobs } = calls.administration;

const columns: readonly AdminColumn<FailedJob>[] = [
  { name: 'title', label: 'What', cell: ({ title }) => <strong>{title}</strong> },
  { name: 'reason', label: 'Why', cell: ({ reason }) => reason },
  { name: 'attempts', label: 'Attempts', cell: ({ attempts }) => attempts, isNumber: true },
  { name: 'askedAt', label: 'Asked for', cell: ({ askedAt }) => southAfricanTime(askedAt) },
  { name: 'failedAt', label: 'Given up', cell: ({ failedAt }) => southAfricanTime(failedAt) },
];

/** Jobs that failed in all automatic attempts. An administrator retries or discards them. */
export const FailedJobs = () => {
  const reading = useQuery(failedJobs.query({}, { staleTime: 0 }));
  const mayWrite = useMay('site.operations.write');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useListAddress();
  const { shown, paging } = pageOfRows(reading.data, list);
  const done = (ids: readonly string[]) =>
    setChosen((before) => new Set([...before].filter((one) => !ids.includes(one))));
  const { busy, again, forget, dialog } = useJobActs(done);
  const actions = (job: FailedJob) => (
    <div className={classes('row gap-8')}>
      <Button size="small" loading={busy === job.id} onClick={() => again([job.id])}>
        Try again
      </Button>
      <Button size="small" danger onClick={() => forget(job.id)}>
        Forget
      </Button>
    </div>
  );
  return (
    <>
      <AdminList<FailedJob>
        label="What failed"
        rows={{ data: shown, error: reading.error, refetch: reading.refetch }}
        keyOf={({ id }) => id}
        nameOf={({ title, failedAt }) => `${title} of ${southAfricanTime(failedAt)}`}
        columns={columns}
        {...(mayWrite
          ? {
              selection: { ids: chosen, onChoose: setChosen },
              actions,
            }
          : {})}
        tools={
          mayWrite &&
          chosen.size > 0 && (
            <div className={classes('row wrap gap-16')}>
              <span>{chosen.size === 1 ? '1 job' : `${chosen.size} jobs`}</span>
              <Button type="primary" loading={busy === 'some'} onClick={() => again([...chosen])}>
                Try these again
              </Button>
            </div>
          )
        }
        empty={
          <Empty title="Nothing failed">
            A job that fails is tried again, with longer and longer pauses. One that has used all its attempts
            appears here.
          </Empty>
        }
        paging={paging}
      />
      {dialog}
    </>
  );
};
