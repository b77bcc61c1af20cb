import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '@phila/platform';

interface FolderViews {
  /** How the files are shown, in every folder. */
  shape: 'list' | 'grid';
  /** The files that are chosen, by their ids, and in which folder: in another one none is. */
  selection: { folderId: number | null; ids: string[] };
}

const NONE: readonly string[] = [];

const initialState: FolderViews = { shape: 'list', selection: { folderId: null, ids: [] } };

export const selectedIn = ({ selection }: FolderViews, folderId: number): readonly string[] =>
  selection.folderId === folderId ? selection.ids : NONE;

/** How the person looks at the folders of My Documents; what is searched and sorted is in the address. */
const slice = createSlice({
  name: 'detailsFolderViews',
  initialState,
  reducers: {
    shapeChosen: (state, { payload }: PayloadAction<FolderViews['shape']>) => {
      state.shape = payload;
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
