import type { SheetFormat } from '@phila/contract/spreadsheet';
import { messageOf, notify, saveBlob } from '@phila/platform';
import { useState } from 'react';
import { Menu, type MenuItem } from '../../controls/menu/index.ts';

/** Makes a list's file in a format; null if the person did not confirm. */
export type SheetOf = (format: SheetFormat) => Promise<Blob | null>;

const FAILED = 'We could not make the file. Please try again.';

/** Puts Excel first: in South Africa it opens a CSV file in one column. */
const kinds: readonly { format: SheetFormat; text: string }[] = [
  { format: 'xlsx', text: 'Excel (.xlsx)' },
  { format: 'csv', text: 'CSV' },
];

/** Saves a list as a file, and reports a failure. @param name of the file, without its ending */
const saveSheet = async (name: string, sheetOf: SheetOf, format: SheetFormat): Promise<void> => {
  try {
    const file = await sheetOf(format);
    if (file !== null) saveBlob(file, `${name}.${format}`);
  } catch (error) {
    notify({ severity: 'error', text: messageOf(error, FAILED) });
  }
};

/** Makes menu entries for each format: "Save these as Excel (.xlsx)". */
export const sheetItems = (what: string, name: string, sheetOf: SheetOf): MenuItem[] =>
  kinds.map(({ format, text }) => ({
    text: `${what} as ${text}`,
    icon: 'download',
    onSelect: () => void saveSheet(name, sheetOf, format),
  }));

export interface SaveSheetProps {
  /** The button's text: "Save these days". */
  children: string;
  /** The accessible name, if the text alone does not say which list; default: the text. */
  label?: string;
  /** The name of the file, without its ending. */
  name: string;
  sheetOf: SheetOf;
  size?: 'small' | 'middle';
}

/** A button that saves a list, and asks for the format: an Excel workbook or CSV. */
export const SaveSheet = ({ children, label = children, name, sheetOf, size = 'middle' }: SaveSheetProps) => {
  const [isBusy, setBusy] = useState(false);
  return (
    <Menu
      label={label}
      icon="download"
      button={{ text: children, size, loading: isBusy }}
      items={kinds.map(({ format, text }) => ({
        text,
        onSelect: () => {
          setBusy(true);
          void saveSheet(name, sheetOf, format).finally(() => setBusy(false));
        },
      }))}
    />
  );
};
