import type { FileLine } from '@phila/contract/calls';
import type { SheetColumn } from '@phila/contract/spreadsheet';
import { makeSheet } from './make-sheet.ts';
import { SaveSheet } from './save-sheet.tsx';

/** The result of a line of a file. */
type LineResult = Pick<FileLine, 'line' | 'name' | 'verdict' | 'message'>;

const columns: readonly SheetColumn<LineResult>[] = [
  { heading: 'Line', kind: 'number', cell: ({ line }) => line },
  { heading: 'Name', kind: 'text', cell: ({ name }) => name },
  { heading: 'Why', kind: 'text', cell: ({ message }) => message },
];

interface SaveRefusedProps {
  /** The name of the file, without its ending. */
  name: string;
  /** All lines of the file; only the refused ones are saved. */
  lines: readonly LineResult[];
}

/** A button that saves the refused lines of a file with their reasons, for someone else to correct. */
export const SaveRefused = ({ name, lines }: SaveRefusedProps) => (
  <SaveSheet
    name={`${name}-refused`}
    sheetOf={(format) =>
      makeSheet(
        format,
        'Refused lines',
        columns,
        lines.filter(({ verdict }) => verdict === 'refused'),
      )
    }
  >
    Save the refused lines as a file
  </SaveSheet>
);
