import type { PersonsDocument } from '@phila/contract/calls';
import { dateText, southAfricanDay } from '@phila/contract/format';
import type { IconName } from '@phila/ui';

/** `21 Nov 2026` in South Africa, of a moment or of a day. */
export const dayText = (iso: string): string => dateText(iso.length === 10 ? iso : southAfricanDay(iso));

/** `3 documents`. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** What follows where a file had to take another name, as its own was taken: ` as “cv (2).pdf”: …`; else nothing. */
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
