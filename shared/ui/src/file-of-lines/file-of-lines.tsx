import type { FileLine, LineVerdict } from '@phila/contract/calls';
import { messageOf, newIdempotencyKey } from '@phila/platform';
import { type ReactNode, useState } from 'react';
import { Badge, type Tone } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { classes } from '../classes/index.ts';
import { useConfirmedWrite } from '../confirm-password/index.ts';
import { Table } from '../admin-list/antd-table.ts';
import { SaveRefused } from '../save-sheet/index.ts';
import { PickFiles, TABLE_FILES } from '../uploads/index.ts';
import { LineReasons } from './line-reasons.tsx';

/** What the service says of a file, tried or saved. */
export interface FileAnswer {
  isSaved: boolean;
  lines: readonly FileLine[];
  leftOut: readonly string[];
}

export type VerdictWords = { readonly [V in Exclude<LineVerdict, 'refused'>]: string };

const WORDS: VerdictWords = { added: 'New', changed: 'Changed', same: 'No change' };

const tones: { readonly [V in LineVerdict]: Tone } = {
  added: 'success',
  changed: 'info',
  same: 'neutral',
  refused: 'danger',
};

const countOf = (lines: readonly FileLine[], verdict: LineVerdict): number =>
  lines.filter((one) => one.verdict === verdict).length;

/** A file of more lines than these is shown page by page. */
const PAGE = 50;

interface FileOfLinesProps<A extends FileAnswer> {
  /** What the file has in it. */
  intro: ReactNode;
  /** What more is chosen about it, between the file and its lines. */
  options?: ReactNode;
  /** Saves a file to start from. */
  start: ReactNode;
  words?: VerdictWords;
  /** Whether the good lines are saved where others are refused; otherwise all lines are saved or none. */
  eachForItself: boolean;
  /** @param key of this choice of the file; none where it is only tried */
  run: (file: File, isTried: boolean, key: string | undefined) => Promise<A>;
  /** What it does, or did, in a sentence. */
  summary: (answer: A) => string;
  /** The words of the button that saves, by how many lines do something. */
  saveText: (count: number) => string;
  onSaved: (answer: A) => void;
  /** Whether the file is on its way: what closes it waits. */
  onBusy?: (isBusy: boolean) => void;
  /** A class of the place of the buttons. */
  footClass?: string | undefined;
}

/** A file of lines: tried first, each line with what it would do, and nothing kept until that is confirmed. */
export const FileOfLines = <A extends FileAnswer>({
  intro,
  options,
  start,
  words = WORDS,
  eachForItself,
  run,
  summary,
  saveText,
  onSaved,
  onBusy,
  footClass = classes('row wrap gap-8'),
}: FileOfLinesProps<A>) => {
  const { write, dialog } = useConfirmedWrite();
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null);
  const file = chosen?.file ?? null;
  const [answer, setAnswer] = useState<A | null>(null);
  const [busy, setBusy] = useState<'trying' | 'saving' | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  /** @param key with which it is saved; without one it is tried */
  const send = async (given: File, key?: string): Promise<void> => {
    const isTried = key === undefined;
    setFault(null);
    setBusy(isTried ? 'trying' : 'saving');
    onBusy?.(true);
    try {
      const made = await write(() => run(given, isTried, key));
      if (!made.done) return;
      setAnswer(made.value);
      if (made.value.isSaved) onSaved(made.value);
    } catch (error) {
      // What was said of the file before stands as long as the file does.
      if (isTried) setAnswer(null);
      setFault(messageOf(error, 'We could not read the file. Please try again.'));
    } finally {
      setBusy(null);
      onBusy?.(false);
    }
  };

  const lines = answer?.lines ?? [];
  const refused = countOf(lines, 'refused');
  const acting = countOf(lines, 'added') + countOf(lines, 'changed');
  const isHeld = refused > 0 && !eachForItself;
  return (
    <div className={classes('stack gap-16')}>
      <div className={classes('muted grid gap-8')}>{intro}</div>
      {options}
      <div className={classes('row wrap gap-8')}>
        <PickFiles
          single
          main={answer === null}
          accept={TABLE_FILES}
          loading={busy === 'trying'}
          onFiles={([given]) => {
            if (given === undefined) return;
            setChosen({ file: given, key: newIdempotencyKey() });
            void send(given);
          }}
        >
          {answer === null ? 'Choose a file' : 'Choose another file'}
        </PickFiles>
        {start}
      </div>
      {fault !== null && (
        <div role="alert">
          <Callout tone="danger" title="The file cannot be used">
            {fault}
          </Callout>
        </div>
      )}
      {answer !== null && (
        <>
          <p aria-live="polite" className={classes('strong')}>
            {file?.name}: {summary(answer)}
          </p>
          {answer.leftOut.length > 0 && (
            <Callout tone="warning">
              Not read, as no such column is known: {answer.leftOut.join(', ')}.
            </Callout>
          )}
          <Table<FileLine>
            rowKey="line"
            size="small"
            dataSource={[...lines]}
            pagination={lines.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
            scroll={{ x: 'max-content' }}
            columns={[
              { title: 'Line', dataIndex: 'line', align: 'right' },
              { title: 'Name', dataIndex: 'name' },
              {
                title: answer.isSaved ? 'What it did' : 'What it does',
                dataIndex: 'verdict',
                render: (_: unknown, { verdict }) => (
                  <Badge tone={tones[verdict]}>{verdict === 'refused' ? 'Refused' : words[verdict]}</Badge>
                ),
              },
              {
                title: 'Before → after, or why',
                render: (_: unknown, { message, fields }) => (
                  <LineReasons message={message} fields={fields} />
                ),
              },
            ]}
          />
          <div className={footClass}>
            {!answer.isSaved && (
              <Button
                type="primary"
                loading={busy === 'saving'}
                disabled={isHeld || acting === 0 || busy !== null}
                onClick={() => chosen !== null && void send(chosen.file, chosen.key)}
              >
                {acting === 0 ? 'Nothing to save' : saveText(acting)}
              </Button>
            )}
            {refused > 0 && (
              <SaveRefused name={file?.name.replace(/\.(?:csv|txt|xlsx)$/i, '') ?? 'file'} lines={lines} />
            )}
          </div>
          {isHeld && (
            <p className={classes('small muted')}>
              A file with a refused line is not saved: correct these lines and choose the file again.
            </p>
          )}
        </>
      )}
      {dialog}
    </div>
  );
};
