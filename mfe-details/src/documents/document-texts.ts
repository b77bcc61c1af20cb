import type { PersonsDocument } from '@phila/contract/calls';
import { dateText, southAfricanDay } from '@phila/contract/format';
import type { IconName } from '@phila/ui';

/** Formats a day or a moment as `21 Nov 2026` in South Africa. */
export const dayText = (iso: string): string => dateText(iso.length === 10 ? iso : southAfricanDay(iso));

/** Text like `3 documents`. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Tells the new name of a file if its own name was taken: ` as “cv (2).pdf”: …`; '' otherwise. */
export const underAnotherName = (before: PersonsDocument, after: PersonsDocument): string =>
  before.originalDocumentName === after.originalDocumentName
    ? ''
    : ` as “${after.originalDocumentName}”: there was a file of its name already`;

const FOLDER_ICONS: Readonly<Record<number, IconName>> = {
  1: 'identity',
  2: 'briefcase',
  3: 'wallet',
  4: 'heart',
};

export const folderIcon = (id: number): IconName => FOLDER_ICONS[id] ?? 'folder';
