import type { AnyResource, ImportAnswer } from '@phila/contract/resources';
import { refreshReads, sendFile } from '@phila/platform';
import { useState } from 'react';
import { type FileAnswer, FileOfLines } from '../file-of-lines/index.ts';
import { SaveSheet, type SheetOf } from '../../lists/save-sheet/index.ts';
import { Drawer } from './antd-drawer.ts';
import { countOfRows } from './resource-words.ts';
import { useResourceCalls } from './use-resource-calls.ts';
import styles from './resource-screen.module.css';

export interface ImportDrawerProps {
  resource: AnyResource;
  /** Saves the current rows as a file with headings that the import understands. */
  sheetOf: SheetOf;
  /** Gets the id of the write, for undo, and a summary of the saved lines. */
  onImported: (operation: string, text: string) => void;
  onClose: () => void;
}

type Answer = FileAnswer & Pick<ImportAnswer, 'operation'>;

const countOf = ({ lines }: FileAnswer, verdict: FileAnswer['lines'][number]['verdict']): number =>
  lines.filter((line) => line.verdict === verdict).length;

/** Imports a file of rows, all or none. */
const ImportDrawer = ({ resource, sheetOf, onImported, onClose }: ImportDrawerProps) => {
  const calls = useResourceCalls(resource);
  const [isBusy, setBusy] = useState(false);
  return (
    <Drawer
      open
      size={760}
      title={`Import ${resource.plural}`}
      onClose={() => !isBusy && onClose()}
      closable={{ 'aria-label': 'Close' }}
    >
      <FileOfLines<Answer>
        intro={
          <p>
            A CSV file or an Excel workbook (.xlsx) with a heading for each column. Rows with a Number are
            changed, rows without one are added. Nothing is saved until you have seen what each line does.
          </p>
        }
        start={
          <SaveSheet name={resource.name} sheetOf={sheetOf}>
            Save the current rows as a file
          </SaveSheet>
        }
        eachForItself={false}
        run={async (file, isTried, idempotencyKey) => {
          const { operation, rows, leftOut } = await sendFile(
            calls.importRows,
            { file, body: { dryRun: isTried ? 'true' : 'false' } },
            { timeout: 300_000, idempotencyKey },
          );
          return { operation, isSaved: operation !== null, lines: rows, leftOut };
        }}
        summary={(answer) =>
          `${countOfRows(resource, countOf(answer, 'added'))} new, ${countOf(answer, 'changed')} changed, ${countOf(answer, 'same')} as they are, ${countOf(answer, 'refused')} refused.`
        }
        saveText={(count) => `Save ${countOfRows(resource, count)}`}
        onSaved={(answer) => {
          void refreshReads([calls.list, calls.count, calls.read, calls.history]);
          const count = countOf(answer, 'added') + countOf(answer, 'changed');
          if (answer.operation !== null)
            onImported(answer.operation, `${countOfRows(resource, count)} imported`);
          onClose();
        }}
        onBusy={setBusy}
        footClass={styles.foot}
      />
    </Drawer>
  );
};

export default ImportDrawer;
