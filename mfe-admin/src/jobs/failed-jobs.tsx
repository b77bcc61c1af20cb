import { calls, type FailedJob } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { send, useMay, useRead } from '@phila/platform';
import { Button, classes, Empty, ListTable, Loaded, Skeleton } from '@phila/ui';
import { useState } from 'react';
import { useActs } from '../acts/use-acts.tsx';
import { PagesOfRows } from '../administrative/pages-of-rows.tsx';

const { failedJobs, forgetJobs, jobs, jobsAgain } = calls.administration;

/** Jobs that are not tried again by themselves. An administrator has one tried again or takes it from the list. */
export const FailedJobs = () => {
  const reading = useRead(failedJobs, {}, { staleTime: 0 });
  const mayWrite = useMay('site.operations.write');
  const { busy, act, ask, dialog } = useActs([failedJobs, jobs]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const again = (ids: readonly string[]) =>
    act({
      row: ids.length === 1 ? (ids[0] ?? '') : 'some',
      work: () => send(jobsAgain, { body: { ids: [...ids] } }),
      done: ids.length === 1 ? 'It will be tried again' : `${ids.length} jobs are tried again`,
    }).then(() => setChosen([]));
  const forget = ({ id }: FailedJob) =>
    ask({
      title: 'Forget this job?',
      text: 'What it was asked to do will not be done. This cannot be undone.',
      confirm: 'Forget it',
      cancel: 'Keep it',
      row: id,
      work: async () => {
        await send(forgetJobs, { body: { ids: [id] } });
        setChosen((before) => before.filter((one) => one !== id));
      },
      done: 'It is forgotten',
    });
  return (
    <>
      <Loaded
        isList
        what="What failed"
        reading={reading}
        waiting={<Skeleton height={200} />}
        empty={
          <Empty title="Nothing failed">
            A job that fails is tried again, with longer and longer pauses. One that has used all its attempts
            appears here.
          </Empty>
        }
      >
        {(rows) => (
          <div className={classes('stack gap-16')}>
            {mayWrite && chosen.length > 0 && (
              <div className={classes('row wrap gap-16')}>
                <span>{chosen.length === 1 ? '1 job' : `${chosen.length} jobs`}</span>
                <Button type="primary" loading={busy === 'some'} onClick={() => void again(chosen)}>
                  Try these again
                </Button>
              </div>
            )}
            <PagesOfRows rows={rows}>
              {(shown) => (
                <ListTable<FailedJob>
                  rowKey="id"
                  dataSource={shown}
                  scroll={{ x: 'max-content' }}
                  {...(mayWrite
                    ? {
                        rowSelection: {
                          selectedRowKeys: [...chosen],
                          onChange: (keys: readonly unknown[]) =>
                            setChosen((before) => [
                              ...before.filter((one) => shown.every(({ id }) => id !== one)),
                              ...keys.map(String),
                            ]),
                          getTitleCheckboxProps: () => ({ 'aria-label': 'Choose all of this page' }),
                          getCheckboxProps: ({ title, failedAt }: FailedJob) => ({
                            'aria-label': `Choose ${title} of ${southAfricanTime(failedAt)}`,
                          }),
                        },
                      }
                    : {})}
                  columns={[
                    { title: 'What', render: (_: unknown, { title }) => <strong>{title}</strong> },
                    { title: 'Why', dataIndex: 'reason' },
                    { title: 'Attempts', dataIndex: 'attempts', align: 'right' },
                    { title: 'Asked for', render: (_: unknown, { askedAt }) => southAfricanTime(askedAt) },
                    { title: 'Given up', render: (_: unknown, { failedAt }) => southAfricanTime(failedAt) },
                    ...(mayWrite
                      ? [
                          {
                            title: <span className={classes('unseen')}>Actions</span>,
                            key: 'actions',
                            render: (_: unknown, job: FailedJob) => (
                              <div className={classes('row gap-8')}>
                                <Button
                                  size="small"
                                  loading={busy === job.id}
                                  onClick={() => void again([job.id])}
                                >
                                  Try again
                                </Button>
                                <Button size="small" danger onClick={() => forget(job)}>
                                  Forget
                                </Button>
                              </div>
                            ),
                          },
                        ]
                      : []),
                  ]}
                />
              )}
            </PagesOfRows>
          </div>
        )}
      </Loaded>
      {dialog}
    </>
  );
};
