import { type FileLine, type LineVerdict, MAX_FILE_LINES } from '@phila/contract/calls';
import { numberText } from '@phila/contract/format';
import { messageOf, newIdempotencyKey } from '@phila/platform';
import { type ReactNode, useState } from 'react';
import { Badge, type Tone } from '../../feedback/badge/index.ts';
import { Button } from '../../controls/button/index.ts';
import { Callout } from '../../feedback/callout/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { useConfirmedWrite } from '../confirm-password/index.ts';
import { Table } from '../../lists/admin-list/antd-table.ts';
import { SaveRefused } from '../../lists/save-sheet/index.ts';
import { PickFiles, TABLE_FILES } from '../uploads/index.ts';
import { LineReasons } from './line-reasons.tsx';

/** The service's answer about a file, tried or saved. */
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

/** The lines on a page. */
const PAGE = 50;

interface FileOfLinesProps<A extends FileAnswer> {
  /** Explains the file's content. */
  intro: ReactNode;
  /** Further choices, between the file and its lines. */
  options?: ReactNode;
  /** A button that saves a file to start from. */
  start: ReactNode;
  words?: VerdictWords;
  /** True to save the good lines even if others are refused; otherwise all lines are saved or none. */
  eachForItself: boolean;
  /** @param key the idempotency key of this choice of the file; undefined for a trial */
  run: (file: File, isTried: boolean, key: string | undefined) => Promise<A>;
  /** Says in a sentence what the file would change, or has changed. */
  summary: (answer: A) => string;
  /** The text of the save button, by the number of lines that change something. */
  saveText: (count: number) => string;
  onSaved: (answer: A) => void;
  /** Tells if the file is being sent, so that the surroundings stay open. */
  onBusy?: (isBusy: boolean) => void;
  /** A class for the row of buttons. */
  footClass?: string | undefined;
}

/** Takes a file of lines. Tries it first and shows each line's effect; saves only when the person confirms. */
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

  /** @param key the idempotency key of a save; undefined for a trial */
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
      // Keeps the result of the trial if only the save failed.
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
      <div className={classes('muted grid gap-8')}>
        {intro}
        <p>A file has at most {numberText(MAX_FILE_LINES)} lines.</p>
      </div>
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
          {isHeld && (
            <p className={classes('small muted')}>
              A file with a refused line is not saved: correct these lines and choose the file again.
            </p>
          )}
          {answer.leftOut.length > 0 && (
            <Callout tone="warning">
              Not read, as no such column is known: {answer.leftOut.join(', ')}.
            </Callout>
          )}
          <Table<FileLine>
            rowKey={({ line, name }) => `${line} ${name}`}
            size="small"
            // Never wider than its place: why a line is refused would be cut off.
            tableLayout="fixed"
            dataSource={[...lines]}
            pagination={lines.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
            columns={[
              { title: 'Line', dataIndex: 'line', align: 'right', width: 72 },
              {
                title: 'Name',
                dataIndex: 'name',
                width: '30%',
                render: (name: string) => <span className={classes('anywhere')}>{name}</span>,
              },
              {
                title: `${answer.isSaved ? 'What it did' : 'What it does'}: before → after, or why`,
                render: (_: unknown, { verdict, message, fields }) => (
                  // Wraps the reasons below the verdict on a narrow screen: beyond its edge they would be missed.
                  <div className={classes('row wrap gap-4 gap-x-12')}>
                    <Badge tone={tones[verdict]}>{verdict === 'refused' ? 'Refused' : words[verdict]}</Badge>
                    <div className={classes('shrink')}>
                      <LineReasons message={message} fields={fields} />
                    </div>
                  </div>
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
        </>
      )}
      {dialog}
    </div>
  );
};
