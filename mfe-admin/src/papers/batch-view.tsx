import { calls, type PaperBatch, paperKindWords, paperStatesToMend } from '@phila/contract/calls';
import { numberText, southAfricanTime } from '@phila/contract/format';
import { notify, refreshReads, send, useMay } from '@phila/platform';
import { Button, classes, Loaded, PickFiles, Progress, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { useActs } from '../acts/use-acts.tsx';
import { countOfFiles, countToMend } from './batch-list.tsx';
import { PaperList } from './paper-list.tsx';
import { stateWords } from './paper-words.ts';
import { useBringing } from './use-bringing.ts';

const { batchById, batches, handOver, papersOfBatch, removeBatch, stopHandOver, withdrawBatch } =
  calls.papers;
const SHOWN = [batchById, batches, papersOfBatch];
/** Milliseconds between looks at work under way. */
const ASK_EVERY = 2_000;

const papersText = (count: number): string => `${numberText(count)} ${count === 1 ? 'paper' : 'papers'}`;
const filesText = (count: number): string => `${numberText(count)} ${count === 1 ? 'file' : 'files'}`;

/** Says in a line how a batch stands. */
const standing = (batch: PaperBatch): string => {
  const { counts, read } = batch;
  return [
    ...(counts.handedOver > 0
      ? [`${papersText(counts.handedOver)} handed over, ${numberText(read)} read`]
      : []),
    ...(counts.withdrawn > 0 ? [`${numberText(counts.withdrawn)} withdrawn`] : []),
    ...(counts.matched > 0 ? [`${numberText(counts.matched)} matched`] : []),
    ...paperStatesToMend
      .filter((state) => counts[state] > 0)
      .map((state) => `${stateWords[state].name}: ${numberText(counts[state])}`),
  ].join('. ');
};

interface WorkProps {
  label: string;
  done: number;
  total: number;
  what: string;
}

const Work = ({ label, done, total, what }: WorkProps) => {
  const text = `${numberText(done)} of ${numberText(total)} ${what}`;
  return (
    <div className={classes('stack gap-8')}>
      <Progress label={label} value={total === 0 ? null : done / total} text={text} />
      <p className={classes('small')}>{text}</p>
    </div>
  );
};

interface BatchProps {
  guid: string;
  osName: string;
  batch: PaperBatch;
  onClose: () => void;
}

const Batch = ({ guid, osName, batch, onClose }: BatchProps) => {
  const { counts, isUnderWay, isStopped } = batch;
  const params = { guid, batchId: batch.id };
  const mayChange = useMay('organisation.members.write');
  const { progress, failed, bring } = useBringing(guid, batch.id);
  const { busy, act, ask, dialog } = useActs(SHOWN);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const total = countOfFiles(batch);
  const toMend = countToMend(batch);
  // Reads the files again as work under way changes them.
  const reached = `${counts.unread} ${counts.handedOver}`;
  const listed = useRef(reached);
  useEffect(() => {
    if (listed.current === reached) return;
    listed.current = reached;
    void refreshReads([papersOfBatch]);
  }, [reached]);
  const askToHandOver = () =>
    ask({
      row: 'hand over',
      title: `Hand ${papersText(counts.matched)} over?`,
      text:
        toMend > 0
          ? `Each goes to the person named beside it, who is told by ${osName} in the bell and by email. ${filesText(toMend)} stay here, because no one person is known for them.`
          : `Each goes to the person named beside it, who is told by ${osName} in the bell and by email.`,
      confirm: `Hand ${papersText(counts.matched)} over`,
      cancel: 'Not yet',
      work: () => send(handOver, { params }),
      done: 'The papers are being handed over',
    });
  return (
    <>
      <div className={classes('stack gap-16')}>
        <div>
          <h2>
            {paperKindWords[batch.kind].many}, {batch.title}
          </h2>
          <p className={classes('small muted')}>
            Brought {southAfricanTime(batch.addedAt)}
            {batch.handOverAt !== null && `, handed over ${southAfricanTime(batch.handOverAt)}`}
          </p>
        </div>
        {total > 0 && <p>{standing(batch)}</p>}
        {progress !== null && (
          <Work
            label="Files brought"
            done={progress.sent}
            total={progress.total}
            what="files brought. Please leave this page open"
          />
        )}
        {progress === null && counts.unread > 0 && (
          <Work label="Files read" done={total - counts.unread} total={total} what="files read" />
        )}
        {isUnderWay && (
          <Work
            label="Papers handed over"
            done={counts.handedOver}
            total={counts.handedOver + counts.matched}
            what="papers handed over. It goes on when you leave this page"
          />
        )}
        {failed.length > 0 && (
          <div role="alert" className={classes('stack gap-8')}>
            <p className={classes('danger')}>{filesText(failed.length)} did not arrive:</p>
            <ul className={classes('small')}>
              {failed.slice(0, 10).map(({ file, message }) => (
                <li key={file.name} className={classes('anywhere')}>
                  {file.name}: {message}
                </li>
              ))}
            </ul>
            <div>
              <Button onClick={() => void bring(failed.map(({ file }) => file))}>Bring those again</Button>
            </div>
          </div>
        )}
        {mayChange && (
          <div className={classes('row wrap gap-8')}>
            {isUnderWay ? (
              <Button
                loading={busy === 'stop'}
                onClick={() =>
                  void act({
                    row: 'stop',
                    work: () => send(stopHandOver, { params }),
                    done: 'The handing over is stopped. What people have they keep.',
                  })
                }
              >
                Stop
              </Button>
            ) : (
              <>
                {counts.matched > 0 && (
                  <Button
                    type="primary"
                    loading={busy === 'hand over'}
                    disabled={progress !== null || counts.unread > 0}
                    onClick={askToHandOver}
                  >
                    {isStopped
                      ? `Go on with ${papersText(counts.matched)}`
                      : `Hand ${papersText(counts.matched)} over`}
                  </Button>
                )}
                <PickFiles
                  main={total === 0}
                  accept=".pdf"
                  label="PDFs of this batch"
                  loading={progress !== null}
                  onFiles={(files) => void bring(files)}
                >
                  {total === 0 ? 'Choose the PDFs' : 'Add PDFs'}
                </PickFiles>
                {counts.handedOver > 0 && (
                  <Button danger onClick={() => setWithdrawing(true)}>
                    Withdraw {papersText(counts.handedOver)}
                  </Button>
                )}
                {counts.handedOver + counts.withdrawn === 0 && (
                  <Button
                    danger
                    loading={busy === 'remove'}
                    disabled={progress !== null}
                    onClick={() =>
                      ask({
                        row: 'remove',
                        title: 'Delete this batch?',
                        text: 'Its files are deleted. No one was told of them.',
                        confirm: 'Delete it',
                        cancel: 'Keep it',
                        work: async () => {
                          await send(removeBatch, { params });
                          onClose();
                        },
                        done: 'The batch is deleted',
                      })
                    }
                  >
                    Delete the batch
                  </Button>
                )}
              </>
            )}
          </div>
        )}
        <PaperList guid={guid} batch={batch} />
      </div>
      {isWithdrawing && (
        <ReasonDialog
          title={`Withdraw ${papersText(counts.handedOver)}?`}
          sentence="Their people can no longer open them, and the files are deleted. The list keeps the lines."
          label="Why"
          hint="Administrators of this organisation see it."
          missing="Please enter why you withdraw them"
          submit="Withdraw them"
          shown={SHOWN}
          act={(reason) => send(withdrawBatch, { params, body: { reason } })}
          onDone={() => notify({ severity: 'success', text: 'The papers are withdrawn' })}
          onClose={() => setWithdrawing(false)}
        />
      )}
      {dialog}
    </>
  );
};

interface BatchViewProps {
  guid: string;
  osName: string;
  batchId: string;
  onClose: () => void;
}

/** A batch of papers: brought, looked at, handed over, and who has read theirs. */
export const BatchView = ({ guid, osName, batchId, onClose }: BatchViewProps) => {
  const reading = useQuery(
    batchById.query(
      { params: { guid, batchId } },
      {
        staleTime: 0,
        refetchInterval: ({ state: { data } }) =>
          data !== undefined && (data.isUnderWay || data.counts.unread > 0) ? ASK_EVERY : false,
      },
    ),
  );
  return (
    <div className={classes('stack gap-16')}>
      <div>
        <Button type="link" onClick={onClose}>
          All papers
        </Button>
      </div>
      <Loaded inCard what="The papers" reading={reading} waiting={<Skeleton height={240} />}>
        {(batch) => <Batch guid={guid} osName={osName} batch={batch} onClose={onClose} />}
      </Loaded>
    </div>
  );
};
