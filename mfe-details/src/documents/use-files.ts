import { calls, itemsOf, type Page, type PersonsDocument } from '@phila/contract/calls';
import { isFound, wantedIn } from '@phila/contract/format';
import { useRead } from '@phila/platform';
import { useDeferredValue, useMemo } from 'react';

export const sortings = {
  '-dateUploaded': 'Newest first',
  dateUploaded: 'Oldest first',
  originalDocumentName: 'Name',
  '-size': 'Largest first',
  expiryDate: 'Expires soonest',
} as const;
export type Sorting = keyof typeof sortings;

/** So many are held and searched here; more come from the service page by page. */
const MAX_HELD = 250;
const PAGE_SIZE = 25;

export interface FilesView {
  term: string;
  sorting: Sorting;
  /** From 1; of a folder that is held whole, always that. */
  page: number;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const order: Readonly<Record<Sorting, (a: PersonsDocument, b: PersonsDocument) => number>> = {
  '-dateUploaded': (a, b) => b.dateUploaded.localeCompare(a.dateUploaded),
  dateUploaded: (a, b) => a.dateUploaded.localeCompare(b.dateUploaded),
  originalDocumentName: (a, b) => collator.compare(a.originalDocumentName, b.originalDocumentName),
  '-size': (a, b) => b.size - a.size,
  expiryDate: (a, b) => (a.expiryDate ?? '9999').localeCompare(b.expiryDate ?? '9999'),
};

/** Specification: documents: files are filtered by name, ignoring case; read as the service reads it. */
const arranged = (
  files: readonly PersonsDocument[],
  { term, sorting }: Pick<FilesView, 'term' | 'sorting'>,
): PersonsDocument[] => {
  const wanted = wantedIn(term);
  return files
    .filter(({ originalDocumentName }) => wanted === null || isFound(originalDocumentName, wanted))
    .toSorted(order[sorting]);
};

const pageIn = (list: PersonsDocument[] | Page<PersonsDocument>): { total: number; pages: number } =>
  Array.isArray(list)
    ? { total: list.length, pages: 1 }
    : { total: list.totalCount, pages: Math.max(1, list.totalPages) };

/**
 * The documents of a folder as they are shown: held and searched here where there are few, asked for page by page where
 * there are many.
 * @param count how many the folder has; null until that is known, and nothing is asked for
 */
export const useFiles = (folderId: number, count: number | null, view: FilesView) => {
  const { page, sorting } = view;
  const term = useDeferredValue(view.term);
  const paged = (count ?? 0) > MAX_HELD;
  const query = paged
    ? {
        PageNumber: page,
        PageSize: PAGE_SIZE,
        Sort: sorting,
        ...(term.trim() === '' ? {} : { SearchTerm: term.trim() }),
      }
    : {};
  const { data, error, refetch, isPlaceholderData } = useRead(
    calls.documents.documentsPerFolder,
    { params: { folderId }, query },
    // The page before stays while the next one comes.
    { enabled: count !== null, ...(paged ? { placeholderData: (before) => before } : {}) },
  );
  const files = useMemo(() => {
    if (data === undefined) return null;
    return paged ? itemsOf(data) : arranged(itemsOf(data), { term, sorting });
  }, [data, paged, term, sorting]);
  return {
    files,
    error,
    busy: isPlaceholderData,
    ...(data === undefined ? { total: 0, pages: 1 } : pageIn(data)),
    retry: () => void refetch(),
  };
};
