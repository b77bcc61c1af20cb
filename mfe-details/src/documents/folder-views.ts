import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '@phila/platform';
import type { FilesView } from './use-files.ts';

interface FolderViews {
  /** How the files are shown, in every folder. */
  shape: 'list' | 'grid';
  /** What is searched, sorted and turned to in each folder, by its id, to step back to. */
  views: Readonly<Record<number, FilesView>>;
  /** The files that are chosen, by their ids, and in which folder: in another one none is. */
  selection: { folderId: number | null; ids: string[] };
}

export const BEGINNING: FilesView = { term: '', sorting: '-dateUploaded', page: 1 };

const NONE: readonly string[] = [];

const initialState: FolderViews = { shape: 'list', views: {}, selection: { folderId: null, ids: [] } };

export const selectedIn = ({ selection }: FolderViews, folderId: number): readonly string[] =>
  selection.folderId === folderId ? selection.ids : NONE;

/** How the person looks at the folders of My Documents (specification: documents). */
const slice = createSlice({
  name: 'detailsFolderViews',
  initialState,
  reducers: {
    shapeChosen: (state, { payload }: PayloadAction<FolderViews['shape']>) => {
      state.shape = payload;
    },
    /** Another search or order begins at its first page, unless a page is named; what was chosen may no longer be shown. */
    found: (
      state,
      { payload: { folderId, change } }: PayloadAction<{ folderId: number; change: Partial<FilesView> }>,
    ) => {
      state.views[folderId] = { ...(state.views[folderId] ?? BEGINNING), page: 1, ...change };
      state.selection = initialState.selection;
    },
    entered: (state, { payload: folderId }: PayloadAction<number>) => {
      state.views[folderId] = BEGINNING;
    },
    fileSelected: (
      state,
      { payload: { folderId, id, on } }: PayloadAction<{ folderId: number; id: string; on: boolean }>,
    ) => {
      const others = selectedIn(state, folderId).filter((one) => one !== id);
      state.selection = { folderId, ids: on ? [...others, id] : others };
    },
    selectionCleared: (state) => {
      state.selection = initialState.selection;
    },
    /** The folders were left: how files are shown stays. */
    left: ({ shape }) => ({ ...initialState, shape }),
  },
});

export const folderViews = injectSlice(slice);
