import type { FileLine, LineVerdict } from '@phila/contract/calls';
import { messageOf, newIdempotencyKey, saveBlob } from '@phila/platform';
import {
  Badge,
  Button,
  Callout,
  classes,
  PickFiles,
  SaveRefused,
  TABLE_FILES,
  type Tone,
  useConfirmedWrite,
} from '@phila/ui';
import { Table } from 'antd';
import { useState, type ReactNode } from 'react';

/** What the service says of a file, tried or saved. */
export interface FileAnswer {
  isSaved: boolean;
  lines: readonly FileLine[];
  leftOut: readonly string[];
}

export type VerdictWords = { readonly [V in Exclude<LineVerdict, 'refused'>]: string };

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
  /** The headings of a file to start from. */
  template: { name: string; text: string };
  words: VerdictWords;
  /** Whether the good lines are saved where others are refused; otherwise all lines are saved or none. */
  eachForItself: boolean;
  /** @param key of this choice of the file; none where it is only tried */
  run: (file: File, isTried: boolean, key: string | undefined) => Promise<A>;
  /** What it does, or did, in a sentence. */
  summary: (answer: A) => string;
  /** The words of the button that saves, by how many lines do something. */
  saveText: (count: number) => string;
  onSaved: () => void;
}

/** A file of lines: tried first, each line with what it would do, and nothing kept until that is confirmed. */
export const FileOfLines = <A extends FileAnswer>({
  intro,
  options,
  template,
  words,
  eachForItself,
  run,
  summary,
  saveText,
  onSaved,
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
    try {
      const made = await write(() => run(given, isTried, key));
      if (!made.done) return;
      setAnswer(made.value);
      if (made.value.isSaved) onSaved();
    } catch (error) {
      // What was said of the file before stands as long as the file does.
      if (isTried) setAnswer(null);
      setFault(messageOf(error, 'We could not read the file. Please try again.'));
    } finally {
      setBusy(null);
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
        <Button
          type="text"
          onClick={() => saveBlob(new Blob([template.text], { type: 'text/csv' }), template.name)}
        >
          Save a file to start from
        </Button>
      </div>
      {fault !== null && (
        <Callout tone="danger" title="The file cannot be used">
          {fault}
        </Callout>
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
              { title: 'Why', dataIndex: 'message', render: (text: string | null) => text ?? '' },
            ]}
          />
          <div className={classes('row wrap gap-8')}>
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
