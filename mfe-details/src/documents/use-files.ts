import { calls, type PersonsDocument } from '@phila/contract/calls';
import { isFound, wantedIn } from '@phila/contract/format';
import { useHeldRows, useListAddress, type TableView } from '@phila/ui';
import { useDeferredValue } from 'react';

export const sortings = {
  '-dateUploaded': 'Newest first',
  dateUploaded: 'Oldest first',
  originalDocumentName: 'Name',
  '-size': 'Largest first',
  expiryDate: 'Expires soonest',
} as const;
export type Sorting = keyof typeof sortings;

const SIZES = [25] as const;

const NEWEST: Sorting = '-dateUploaded';

const sortingIn = ({ order }: TableView): Sorting => {
  const text = order === null ? NEWEST : `${order.descending ? '-' : ''}${order.field}`;
  return text in sortings ? (text as Sorting) : NEWEST;
};

/** Compares ISO 8601 times; they sort as text. */
const compareTimes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const order: Readonly<Record<Sorting, (a: PersonsDocument, b: PersonsDocument) => number>> = {
  '-dateUploaded': (a, b) => compareTimes(b.dateUploaded, a.dateUploaded),
  dateUploaded: (a, b) => compareTimes(a.dateUploaded, b.dateUploaded),
  originalDocumentName: (a, b) => collator.compare(a.originalDocumentName, b.originalDocumentName),
  '-size': (a, b) => b.size - a.size,
  expiryDate: (a, b) => compareTimes(a.expiryDate ?? '9999', b.expiryDate ?? '9999'),
};

/** Filters by name as the service does, ignoring case (specification: documents). */
const arranged = (files: readonly PersonsDocument[], view: TableView): PersonsDocument[] => {
  const wanted = wantedIn(view.search);
  return files
    .filter(({ originalDocumentName }) => wanted === null || isFound(originalDocumentName, wanted))
    .toSorted(order[sortingIn(view)]);
};

/**
 * Documents of a folder: a small one is searched here, a large one read page by page. The search text may be personal
 * and is in no address; pages add no history entry, as entries are for folders.
 * @param count documents in the folder; null while unknown, and nothing is read
 */
export const useFiles = (folderId: number, count: number | null) => {
  const { view, changeView, correctPage } = useListAddress({ sizes: SIZES, isPersonal: true, isStill: true });
  // Defers filtering, so that typing stays smooth.
  const shown = useHeldRows(
    calls.documents.documentsPerFolder,
    { view: useDeferredValue(view), correctPage },
    { input: { params: { folderId } }, known: count, sort: NEWEST, arrange: arranged, isOnePage: true },
  );
  return {
    ...shown,
    term: view.search,
    sorting: sortingIn(view),
    find: (search: string) => changeView({ search }),
    sort: (sorting: Sorting) =>
      changeView({
        order:
          sorting === NEWEST
            ? null
            : { field: sorting.replace(/^-/, ''), descending: sorting.startsWith('-') },
      }),
    turnTo: (page: number) => changeView({ page }),
  };
};
