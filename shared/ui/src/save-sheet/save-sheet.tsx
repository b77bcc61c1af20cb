import type { SheetFormat } from '@phila/contract/spreadsheet';
import { messageOf, notify, saveBlob } from '@phila/platform';
import { useState } from 'react';
import { Menu, type MenuItem } from '../menu/index.ts';

/** Gives a list as a file of one kind; null where the person did not confirm who they are. */
export type SheetOf = (format: SheetFormat) => Promise<Blob | null>;

const FAILED = 'We could not make the file. Please try again.';

/** Excel first: in South Africa it opens a CSV file in one column. */
const kinds: readonly { format: SheetFormat; text: string }[] = [
  { format: 'xlsx', text: 'Excel (.xlsx)' },
  { format: 'csv', text: 'CSV' },
];

/** Saves a list as a file, and says where that did not work. @param name of the file, without its ending */
const saveSheet = async (name: string, sheetOf: SheetOf, format: SheetFormat): Promise<void> => {
  try {
    const file = await sheetOf(format);
    if (file !== null) saveBlob(file, `${name}.${format}`);
  } catch (error) {
    notify({ severity: 'error', text: messageOf(error, FAILED) });
  }
};

/** The kinds of file as entries of a menu that has others as well: "Save these as Excel (.xlsx)". */
export const sheetItems = (what: string, name: string, sheetOf: SheetOf): MenuItem[] =>
  kinds.map(({ format, text }) => ({
    text: `${what} as ${text}`,
    icon: 'download',
    onSelect: () => void saveSheet(name, sheetOf, format),
  }));

export interface SaveSheetProps {
  /** What the button says: "Save these days". */
  children: string;
  /** Its accessible name, where the words alone do not tell which list is meant; default: the words. */
  label?: string;
  /** The name of the file, without its ending. */
  name: string;
  sheetOf: SheetOf;
  size?: 'small' | 'middle';
}

/** One button that saves a list, and asks as what: an Excel workbook or CSV. */
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
