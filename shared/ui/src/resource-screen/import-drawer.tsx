import type { AnyResource, ImportAnswer, ImportedField, ImportedRow } from '@phila/contract/resources';
import { messageOf, newIdempotencyKey, refreshReads, sendFile } from '@phila/platform';
import { useState } from 'react';
import { Table } from '../list-table/antd-table.ts';
import { Drawer } from './antd-drawer.ts';
import { Badge, type Tone } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { classes } from '../classes/index.ts';
import { useConfirmedWrite } from '../confirm-password/index.ts';
import { PickFiles, TABLE_FILES } from '../uploads/index.ts';
import { SaveRefused, SaveSheet, type SheetOf } from '../save-sheet/index.ts';
import { countOfRows } from './resource-words.ts';
import { useResourceCalls } from './use-resource-rows.ts';
import styles from './resource-screen.module.css';

export interface ImportDrawerProps {
  resource: AnyResource;
  /** The file of what is there, whose headings are those that are read. */
  sheetOf: SheetOf;
  /** What was saved, by the name that undo takes it back by. */
  onImported: (operation: string, text: string) => void;
  onClose: () => void;
}

const words: { readonly [V in ImportedRow['verdict']]: string } = {
  added: 'New',
  changed: 'Changed',
  same: 'No change',
  refused: 'Refused',
};
const tones: { readonly [V in ImportedRow['verdict']]: Tone } = {
  added: 'success',
  changed: 'info',
  same: 'neutral',
  refused: 'danger',
};

const lostWords: { readonly [L in NonNullable<ImportedField['lost']>]: string } = {
  leadingZeros: 'Only leading zeros went',
  trailingDigits: 'Only trailing digits went',
};

const wordsOf = (value: string): string => (value === '' ? 'nothing' : value);

/** What a line changes, each field before and after, or why it is refused. */
const Reasons = ({ row: { message, fields } }: { row: ImportedRow }) => (
  <>
    {message}
    {fields.map(({ label, before, after, lost }) => (
      <div key={label} className={classes('anywhere')}>
        <span>{`${label}: ${wordsOf(before)} → ${wordsOf(after)}`}</span>
        {lost !== null && (
          <>
            {' '}
            <Badge tone="warning">{lostWords[lost]}</Badge>
          </>
        )}
      </div>
    ))}
  </>
);

const countOf = (rows: readonly ImportedRow[], verdict: ImportedRow['verdict']): number =>
  rows.filter((row) => row.verdict === verdict).length;

/** A file of rows: tried first, each line with what it would do, and saved only when that is confirmed. */
export const ImportDrawer = ({ resource, sheetOf, onImported, onClose }: ImportDrawerProps) => {
  const calls = useResourceCalls(resource);
  const { write, dialog } = useConfirmedWrite();
  /** The file, with the key of this choice of it. */
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null);
  const [tried, setTried] = useState<ImportAnswer | null>(null);
  const [busy, setBusy] = useState<'trying' | 'saving' | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const run = async (
    given: File,
    dryRun: 'true' | 'false',
    idempotencyKey?: string,
  ): Promise<ImportAnswer | null> => {
    setFault(null);
    setBusy(dryRun === 'true' ? 'trying' : 'saving');
    try {
      const result = await write(() =>
        sendFile(calls.importRows, { file: given, body: { dryRun } }, { timeout: 120_000, idempotencyKey }),
      );
      return result.done ? result.value : null;
    } catch (error) {
      setFault(messageOf(error, 'We could not read the file. Please try again.'));
      return null;
    } finally {
      setBusy(null);
    }
  };
  const tryOut = async (given: File) => {
    setChosen({ file: given, key: newIdempotencyKey() });
    setTried(await run(given, 'true'));
  };
  const save = async () => {
    if (chosen === null) return;
    const answer = await run(chosen.file, 'false', chosen.key);
    if (answer === null) return;
    if (answer.operation === null) {
      // Another account changed a row since the file was tried.
      setTried(answer);
      return;
    }
    void refreshReads([calls.list, calls.count, calls.read, calls.history]);
    const changed = countOf(answer.rows, 'added') + countOf(answer.rows, 'changed');
    onImported(answer.operation, `${countOfRows(resource, changed)} imported`);
    onClose();
  };
  const rows = tried?.rows ?? [];
  const refused = countOf(rows, 'refused');
  const changes = countOf(rows, 'added') + countOf(rows, 'changed');
  return (
    <Drawer
      open
      size={760}
      title={`Import ${resource.plural}`}
      onClose={() => busy === null && onClose()}
      closable={{ 'aria-label': 'Close' }}
    >
      <div className={classes('grid gap-16')}>
        <p className={classes('muted')}>
          A CSV file or an Excel workbook (.xlsx) with a heading for each column. Rows with a Number are
          changed, rows without one are added. Nothing is saved until you have seen what each line does.
        </p>
        <div className={classes('row wrap gap-8')}>
          <PickFiles
            single
            main={tried === null}
            accept={TABLE_FILES}
            loading={busy === 'trying'}
            onFiles={([given]) => given !== undefined && void tryOut(given)}
          >
            {tried === null ? 'Choose a file' : 'Choose another file'}
          </PickFiles>
          <SaveSheet name={resource.name} sheetOf={sheetOf}>
            Save the current rows as a file
          </SaveSheet>
        </div>
        {fault !== null && (
          <p role="alert" className={classes('danger')}>
            {fault}
          </p>
        )}
        {tried !== null && (
          <>
            <p aria-live="polite" className={classes('strong')}>
              {countOfRows(resource, countOf(rows, 'added'))} new, {countOf(rows, 'changed')} changed,{' '}
              {countOf(rows, 'same')} as they are, {refused} refused.
            </p>
            {tried.leftOut.length > 0 && (
              <Callout tone="warning">
                Not read, as no such column is known: {tried.leftOut.join(', ')}.
              </Callout>
            )}
            <Table<ImportedRow>
              rowKey="line"
              size="small"
              dataSource={rows}
              pagination={rows.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
              scroll={{ x: 'max-content' }}
              columns={[
                { title: 'Line', dataIndex: 'line', align: 'right' },
                { title: 'Name', dataIndex: 'name' },
                {
                  title: 'What it does',
                  dataIndex: 'verdict',
                  render: (_: unknown, { verdict }) => <Badge tone={tones[verdict]}>{words[verdict]}</Badge>,
                },
                { title: 'Before → after, or why', render: (_: unknown, row) => <Reasons row={row} /> },
              ]}
            />
            <div className={styles.foot}>
              {refused > 0 && <SaveRefused name={resource.name} lines={rows} />}
              <Button
                type="primary"
                loading={busy === 'saving'}
                disabled={refused > 0 || changes === 0}
                onClick={() => void save()}
              >
                {changes === 0 ? 'Nothing to save' : `Save ${countOfRows(resource, changes)}`}
              </Button>
            </div>
            {refused > 0 && (
              <p className={classes('small muted')}>
                A file with a refused line is not saved: correct these lines and choose the file again.
              </p>
            )}
          </>
        )}
      </div>
      {dialog}
    </Drawer>
  );
};
